// A card in full by a long press; a press elsewhere puts it away. (The mouse gets it by the style sheet,
// the focused card by Space: keys.js.)

const LONG = 450; // milliseconds
const FAR = 10; // pixels: whoever moves further is scrolling

let pressing = 0;
let start = null;
let held = false; // the press has become a long one: its click is not meant

document.documentElement.dataset.zoom = ""; // from now on not by the focus alone

function hide() {
  for (const one of document.querySelectorAll(".zoomed")) one.classList.remove("zoomed");
}

document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(pressing);
  if (event.target.closest(".zoomed > .zoom")) return;
  hide();
  const thing = event.pointerType === "touch" && event.target.closest(".thing");
  if (!thing) return;
  start = event;
  pressing = setTimeout(() => {
    held = true;
    thing.classList.add("zoomed");
  }, LONG);
});
document.addEventListener("pointermove", (event) => {
  if (start && Math.hypot(event.x - start.x, event.y - start.y) > FAR) clearTimeout(pressing);
});
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, () => clearTimeout(pressing));
}

function swallow(event) {
  if (!held) return;
  event.preventDefault();
  event.stopPropagation();
}
document.addEventListener("click", swallow, { capture: true });
document.addEventListener("contextmenu", swallow, { capture: true });
document.addEventListener("focusin", (event) => {
  if (!event.target.closest(".zoomed") && !held) hide();
});
