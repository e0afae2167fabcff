// How the table goes from one frame to the next.

/** Carry out the change, with cards moving where the browser can and the reader wants it. */
export function move(change) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || calm || document.hidden) return change();
  const moving = document.startViewTransition(change);
  moving.ready.catch(() => {}); // the next one has begun: nothing is lost
  moving.finished.catch(() => {});
}
