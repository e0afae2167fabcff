// Cards in full: by the mouse after a while (the style sheet does that), by Space on the card that has
// the focus, by a long press. Space, Esc or a press elsewhere puts it away.

const LONG = 450; // milliseconds
const FAR = 10; // pixels: whoever moves further is scrolling

let open = null;
let pressing = 0;
let start = null;
let held = false; // the press has become a long one: its click is not meant

document.documentElement.dataset.zoom = "asked"; // not by the focus alone

function show(thing) {
  hide();
  open = thing?.querySelector(":scope > .zoom") ?? null;
  open?.classList.add("open");
  return open !== null;
}

function hide() {
  const was = open;
  open?.classList.remove("open");
  open = null;
  return was !== null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const thing = event.target.closest(".thing");
  const done = event.key === "Escape" ? hide() : event.key === " " && thing && (hide() || show(thing));
  if (done) event.preventDefault();
});
document.addEventListener("keyup", (event) => {
  const zooms = event.target.closest(".thing")?.querySelector(":scope > .zoom");
  if (event.key === " " && zooms) event.preventDefault(); // a button is not pressed by it
});

document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(pressing);
  if (!event.target.closest(".zoom.open")) hide();
  const thing = event.pointerType === "touch" && event.target.closest(".thing");
  if (!thing) return;
  start = event;
  pressing = setTimeout(() => (held = show(thing)), LONG);
});
document.addEventListener("pointermove", (event) => {
  if (start && Math.hypot(event.x - start.x, event.y - start.y) > FAR) clearTimeout(pressing);
});
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, () => clearTimeout(pressing));
}
for (const kind of ["click", "contextmenu"]) {
  document.addEventListener(
    kind,
    (event) => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
      if (kind === "click") held = false;
    },
    { capture: true },
  );
}
document.addEventListener("focusout", () => setTimeout(() => document.activeElement?.closest(".zoom") || held || hide()));
document.addEventListener("frame", () => (open = null));
