// Where something that is read stands: beside what it is about, and over nothing that is needed meanwhile:
// not the status line, the log, the hand, a dialog, or what it is about. Where all of that cannot be, it
// covers as little of it as possible.

const NEEDED = ".log, .hand, .prompt:not(.quiet), .ending[open], #keys:target, .read, .zoomed > .zoom, .menu[open] > .sheet, .slots";
const GAP = 8; // pixels between things
const LEAST = 240; // pixels of height below which it rather covers the hand
const SIDES = ["left", "top", "right", "bottom", "maxHeight"];
export const NARROW = matchMedia("(max-width: 640px)");

/** Take back where it was put: the style sheet says it. On a phone it begins below the status line. */
export function unplace(shown) {
  for (const side of SIDES) shown.style[side] = "";
  const { top } = shown.getBoundingClientRect();
  shown.style.top = `${Math.max(top, ceiling())}px`;
}

/** The lower edge of the status line, or of nothing where it is scrolled away. */
function ceiling() {
  const line = document.querySelector(".sentence, .site .top");
  const box = line?.checkVisibility() ? line.closest(".status, .top").getBoundingClientRect() : null;
  const phone = NARROW.matches && line?.checkVisibility() ? line.getBoundingClientRect() : null;
  return Math.max(0, (phone ?? box)?.bottom ?? 0) + GAP;
}

/** Put the element `shown` beside the rectangle it is about; both are in the page already. */
export function place(shown, about) {
  const { style } = shown;
  for (const side of SIDES) style[side] = "";
  const top = ceiling();
  const needed = [...document.querySelectorAll(NEEDED)]
    .filter((one) => one !== shown && !one.contains(shown) && one.checkVisibility())
    .concat([...document.querySelectorAll(".hand")].filter((one) => one.contains(shown)))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.bottom > top && box.top < innerHeight);
  const floor = lowest(top);
  style.maxHeight = `${floor - top}px`;
  const { width, height } = shown.getBoundingClientRect();
  const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
  const across = [about.right + GAP, about.left - GAP - width, (about.left + about.right - width) / 2, GAP, innerWidth - width - GAP];
  const down = [(about.top + about.bottom - height) / 2, about.bottom + GAP, about.top - GAP - height, top];
  for (const box of needed) {
    across.push(box.left - GAP - width, box.right + GAP);
    down.push(box.top - GAP - height, box.bottom + GAP);
  }
  let best = [Infinity, GAP, top];
  for (const wantedX of across) {
    for (const wantedY of down) {
      const x = clamp(wantedX, GAP, Math.max(GAP, innerWidth - width - GAP));
      const y = clamp(wantedY, top, Math.max(top, innerHeight - height - GAP));
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      let cost = 4 * common(box, about) + far(box, about);
      for (const one of needed) cost += common(box, one);
      if (cost < best[0]) best = [cost, x, y];
    }
  }
  [style.left, style.top, style.right, style.bottom] = [`${best[1]}px`, `${best[2]}px`, "auto", "auto"];
}

/** How far down it may reach: to the hand, if there is room enough above it. */
function lowest(top) {
  const hand = document.querySelector(".hand");
  const edge = hand?.checkVisibility() ? hand.getBoundingClientRect().top - GAP : innerHeight;
  return edge - top >= LEAST && edge < innerHeight ? edge : innerHeight - GAP;
}

/** How much two rectangles have in common, far more than any distance. */
function common(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? 1000 + 10 * wide * high : 0;
}

/** How far they are from each other. */
function far(one, other) {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const middle = Math.abs(one.left + one.right - other.left - other.right) / 100;
  return x + y + middle;
}
