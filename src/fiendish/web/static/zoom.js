// A card in full: by the mouse that rests on it, by a long press, by a click where that means nothing else;
// a press elsewhere puts it away. (The style sheet shows it, the focused card by Space: keys.js.) It stands
// beside its card, and where the mouse only rests while the table changes under it nothing is shown.

import { NARROW, place, unplace } from "./placing.js";
import { read } from "./read.js";

const LONG = 450; // milliseconds
const FAR = 10; // pixels: whoever moves further is scrolling
const root = document.documentElement;

let pressing = 0;
let start = null;
let held = false; // the press has become a long one: its click is not meant
let mouse = null; // where it was last moved to, and over which card

root.dataset.zoom = ""; // from now on not by the focus alone

function hide() {
  for (const one of document.querySelectorAll(".zoomed")) one.classList.remove("zoomed");
}

/** Beside its card; what lies on the card may be covered. */
function settle(thing) {
  const zoom = thing?.querySelector(":scope > .zoom");
  if (!zoom) return;
  if (NARROW.matches) return unplace(zoom);
  const face = thing.querySelector(":scope > .face, :scope > .sv-face") ?? thing;
  place(zoom, face.getBoundingClientRect());
}

document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(pressing);
  if (event.target.closest(".zoomed > .zoom, .read")) return;
  hide();
  if (event.pointerType !== "touch") return;
  const choice = event.target.closest(".choice");
  const sign = event.target.closest("[data-word], [data-card]") ?? choice?.querySelector("[data-card]");
  const thing = event.target.closest(".thing");
  if (!sign && !thing) return;
  start = event;
  pressing = setTimeout(() => {
    held = true;
    if (sign && !(thing && sign.matches("[data-word]"))) read(sign, true);
    else show(thing);
  }, LONG);
});
document.addEventListener("pointermove", (event) => {
  if (start && Math.hypot(event.x - start.x, event.y - start.y) > FAR) clearTimeout(pressing);
});
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, () => clearTimeout(pressing));
}

/** Show a card in full until it is put away. */
function show(thing) {
  thing.classList.add("zoomed");
}

// -- where it stands -----------------------------------------------------------------------------

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") settle(event.target.closest(".thing"));
});
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.matches(".thing.zoomed")) settle(target);
}).observe(document.body, { subtree: true, attributeFilter: ["class"] });

document.addEventListener("toggle", (event) => settle(event.target.closest(".thing")), true); // its options

document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const moved = !mouse || mouse.x !== event.x || mouse.y !== event.y;
  mouse = { x: event.x, y: event.y, over: event.target.closest?.(".thing")?.id };
  if (moved) delete root.dataset.still;
});
document.addEventListener("frame", () => {
  for (const one of document.querySelectorAll(".zoomed")) settle(one);
  const now = mouse && document.elementFromPoint(mouse.x, mouse.y)?.closest(".thing");
  if (now && now.id === mouse.over) settle(now);
  else root.dataset.still = "";
});

// -- presses -------------------------------------------------------------------------------------

function swallow(event) {
  if (!held) return;
  event.preventDefault();
  event.stopPropagation();
}
document.addEventListener("click", swallow, { capture: true });
document.addEventListener("contextmenu", swallow, { capture: true });
document.addEventListener("click", (event) => {
  const thing = event.target.closest(".thing");
  if (!thing || event.defaultPrevented || event.target.closest("a, button, label, summary, input, .zoom")) return;
  if (event.pointerType === "mouse") show(thing);
});
document.addEventListener("focusin", (event) => {
  if (!event.target.closest(".zoomed, .read") && !held) hide();
});
