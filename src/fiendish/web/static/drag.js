// A card is brought to its place by dragging it, with the mouse or a finger. A copy follows the pointer; the
// places light up and the one below shows that it would be taken. Elsewhere, or with Esc, it is let go. A finger
// that rests reads the card.

import { choose, drag, leads, placeAt, targetAt } from "./choose_place.js";

const FAR = 10; // pixels: whoever moves further is dragging
const LONG = 450; // milliseconds after which a finger that rests reads the card: zoom.js
const NEAR = 20; // pixels around a place that count as the place
const TURN = 500; // milliseconds over a tab, after which its place is shown

let press = null; // where the pointer went down, and on what
let ghost = null; // what follows it
let below = null; // the place below the pointer
let turning = 0;
let drawing = 0;
let resting = 0;
let dropped = false; // the click that ends a drag is not meant

function carried(target) {
  if (target.closest?.(".sheet, .zoom")) return null;
  const cube = target.closest?.("[data-carries]");
  if (cube) return cube;
  for (let one = target.closest?.(".thing"); one; one = one.parentElement.closest(".thing")) {
    if (leads(one)) return one;
  }
  return null;
}

document.addEventListener("pointerdown", (event) => {
  dropped = false;
  if (!event.isPrimary || event.button || ghost) return;
  const thing = carried(event.target);
  press = thing && { thing, x: event.clientX, y: event.clientY, id: event.pointerId };
  clearTimeout(resting);
  if (event.pointerType === "touch") resting = setTimeout(() => ghost || (press = null), LONG);
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerId !== press?.id) return;
  [press.atX, press.atY] = [event.clientX, event.clientY];
  if (!ghost && Math.hypot(press.atX - press.x, press.atY - press.y) > FAR) start();
  if (ghost && !drawing) drawing = requestAnimationFrame(follow);
});

document.addEventListener("pointerup", (event) => {
  if (event.pointerId !== press?.id) return;
  if (!ghost) return (press = null);
  follow();
  const target = targetAt(below);
  dropped = true;
  if (target) choose(target);
  end();
});
document.addEventListener("pointercancel", end);
document.addEventListener("dragstart", (event) => press && event.preventDefault());

function start() {
  const { thing } = press;
  const box = thing.getBoundingClientRect();
  ghost = copy(thing, box);
  [press.left, press.top] = [press.x - box.x, press.y - box.y];
  document.documentElement.classList.add("dragging");
  thing.classList.add("lifted");
  thing.after(ghost); // it looks as it does among its neighbours
  drag(thing);
}

/** A picture of it: nothing to press, to read out or to find. */
function copy(thing, box) {
  const picture = thing.cloneNode(true);
  for (const one of picture.querySelectorAll(".zoom, .sheet, .why, .pick")) one.remove();
  for (const one of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "name", "form", "value", "for", "data-key", "data-at", "data-carries", "data-ask", "tabindex"]) one.removeAttribute(name);
  }
  picture.inert = true;
  picture.classList.add("ghost");
  picture.style.width = `${box.width}px`;
  picture.style.height = `${box.height}px`;
  return picture;
}

function follow() {
  cancelAnimationFrame(drawing);
  drawing = 0;
  if (!ghost) return;
  const there = placeAt(press.atX, press.atY, NEAR);
  ghost.style.transform = `translate3d(${press.atX - press.left}px, ${press.atY - press.top}px, 0)`;
  if (there === below) return;
  below?.classList.remove("place-under");
  there?.classList.add("place-under");
  below = there;
  clearTimeout(turning);
  if (below?.matches("label")) turning = setTimeout(turn, TURN, below);
}

/** Show the place behind a tab, so that it can be reached. */
function turn(tab) {
  document.getElementById(tab.htmlFor)?.click();
  drag(press.thing);
  below = null;
}

function end() {
  cancelAnimationFrame(drawing);
  clearTimeout(turning);
  below?.classList.remove("place-under");
  press?.thing.classList.remove("lifted");
  document.documentElement.classList.remove("dragging");
  ghost?.remove();
  const was = !!ghost;
  [press, ghost, below, drawing] = [null, null, null, 0];
  if (was) drag(null);
}

document.addEventListener("keydown", (event) => {
  if (!ghost || event.key !== "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dropped = true;
  end();
}, { capture: true });
addEventListener("click", (event) => {
  if (!dropped || !event.detail) return;
  dropped = false;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// While people speak the table is drawn anew; the card stays in hand as long as it is still an option.
document.addEventListener("frame", () => {
  if (!press) return;
  const { thing } = press;
  const { carries } = thing.dataset;
  const now = carries
    ? document.querySelector(`[data-carries="${CSS.escape(carries)}"]`)
    : thing.id && document.getElementById(thing.id);
  if (!now || !leads(now)) return end();
  press.thing = now;
  if (!ghost) return;
  now.classList.add("lifted");
  now.after(ghost);
  drag(now);
});
