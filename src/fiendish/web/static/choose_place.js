// Choosing by place: once a card is taken up (its menu is open), the places of its options glow, take the
// click and have numbers. An option names its place in data-at; what is no card (a cube) lists its options in
// data-carries, and they are the places themselves. The list of options in the menu stays.

import { make, openSheet } from "./in_place.js";
import { take } from "./slips.js";

const CARD = "input.pick[name=card]"; // cards of a hand that open by a radio button
const FINGER = 44; // pixels
const WHOLE = "felt"; // the place of what goes to no place: only for what is dragged

let up = null; // what is taken up: its source, and targets of a place (or none) with its options
let held = ""; // the data-carries of what is taken up without a menu
let dragged = null;

// -- what there is to choose ---------------------------------------------------------------------

/** The options of a card, or of what carries them. */
function optionsOf(source) {
  const { carries } = source.dataset;
  if (carries) return carries.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  const thing = source.closest(".thing");
  const all = [...(thing?.querySelectorAll("button[name=choice]") ?? [])];
  return all.filter((one) => one.closest(".thing") === thing);
}

/** The options by where they lead; those without a place each by itself. */
function targetsOf(source) {
  const found = new Map();
  for (const option of optionsOf(source)) {
    const at = option.dataset.at ?? "";
    const named = at === WHOLE && source !== dragged ? null : document.getElementById(at);
    const place = source.dataset.carries ? option : named;
    const key = place ?? option;
    if (found.has(key)) found.get(key).options.push(option);
    else found.set(key, { place, options: [option] });
  }
  return [...found.values()];
}

/** Whether it can be brought to a place. */
export function leads(source) {
  if (source.dataset.carries) return optionsOf(source).length > 0;
  return optionsOf(source).some((one) => document.getElementById(one.dataset.at));
}

/** What is taken up now. */
function source() {
  if (dragged) return dragged;
  const menu = document.querySelector("details.menu[open] [data-at]")?.closest("details.menu");
  if (menu) return menu;
  const card = document.querySelector(`${CARD}:checked`)?.closest(".thing");
  if (card?.querySelector("[data-at]")) return card;
  return held ? document.querySelector(`[data-carries="${CSS.escape(held)}"]`) : null;
}

// -- showing it ----------------------------------------------------------------------------------

function look() {
  for (const one of document.querySelectorAll(".place-open")) one.classList.remove("place-open");
  for (const one of document.querySelectorAll(".place-key")) one.remove();
  const from = source();
  up = from && { source: from, targets: targetsOf(from) };
  if (up && !up.targets.some((target) => target.place)) up = null;
  document.documentElement.classList.toggle("taking-up", !!up);
  for (const one of document.querySelectorAll("[data-carries]")) {
    one.tabIndex = 0;
    one.role = "button";
    one.ariaLabel = one.dataset.name;
    one.ariaPressed = `${one === from}`;
  }
  up?.targets.forEach(open);
}

function open(target, index) {
  const key = index < 9 && !dragged ? `${index + 1}` : "";
  const { place, options } = target;
  if (place) for (const one of shown(place)) mark(one, key);
  if (key && options.length === 1 && options[0] !== place) {
    options[0].prepend(make("kbd", "place-key", key));
  }
}

function mark(one, key) {
  one.classList.add("place-open");
  if (!key || one.matches("label")) return;
  const badge = make("kbd", "place-key", key);
  badge.ariaHidden = "true";
  one.append(badge);
}

/** A place, and on a phone the tab behind which it lies. */
function shown(place) {
  const part = !place.checkVisibility() && place.closest("[data-place]");
  const tab = part && document.querySelector(`nav label[for="${part.dataset.place}"]`);
  return tab ? [place, tab] : [place];
}

// -- taking it -----------------------------------------------------------------------------------

/** The place at a point, or the nearest that is not further away; a small one counts as large as a finger. */
export function placeAt(x, y, far = 0) {
  const there = document.elementFromPoint(x, y)?.closest(".place-open");
  if (there) return there;
  let nearest = null;
  for (const one of document.querySelectorAll(".place-open")) {
    const box = one.getBoundingClientRect();
    const off = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const most = Math.max(far, (FINGER - Math.min(box.width, box.height)) / 2);
    if (box.width && off <= (nearest?.off ?? most) && off <= most) nearest = { one, off };
  }
  return nearest?.one ?? null;
}

/** The target at an element: the place itself, or the only one behind a tab. */
export function targetAt(element) {
  const place = element?.closest?.(".place-open");
  if (!up || !place) return null;
  const behind = up.targets.filter((target) => target.place && shown(target.place).includes(place));
  return behind.length === 1 ? behind[0] : null;
}

/** Take the option of a target; of several, the one chosen from a small list. */
export function choose({ place, options }) {
  const at = place ?? options[0];
  if (options.length === 1) return take(options[0], at);
  const heading = make("p", "", "Choose");
  const rows = options.map((option) => {
    const row = make("button", "choice", option.ariaLabel ?? option.textContent);
    row.value = option.id;
    return row;
  });
  openSheet(at, "dialog", [heading, ...rows], (id) => id && take(document.getElementById(id), at));
}

function letGo() {
  const from = up?.source;
  held = "";
  for (const one of document.querySelectorAll("details.menu[open]")) one.open = false;
  const card = document.querySelector(`${CARD}:checked`);
  if (card?.closest(".thing")) document.getElementById("c-none").checked = true;
  look();
  (from?.querySelector("summary") ?? from)?.focus();
}

/** While something is dragged it is what is taken up; nothing lets go of it. */
export function drag(thing) {
  dragged = thing;
  look();
}

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || !event.detail) return; // by a key: of the option itself
  const { target } = event;
  if (!target.closest("#frame")) return;
  const carrier = target.closest("[data-carries]");
  if (carrier) return takeUp(event, () => (held = held === carrier.dataset.carries ? "" : carrier.dataset.carries));
  const half = !target.closest("button, a, label") && target.closest("[data-takes-up]");
  if (half && !half.contains(target.closest(".place-open"))) {
    const radio = document.getElementById(half.dataset.takesUp);
    const other = radio.checked ? document.getElementById("c-none") : radio;
    return takeUp(event, () => (other.checked = true));
  }
  if (!up || up.source.contains(target)) return;
  if (target.closest("nav.places") || target.closest("[name=place]")) return event.stopPropagation();
  const other = target.closest(".thing, a, button, summary, label") && !target.closest(".place-open");
  const chosen = other ? null : targetAt(placeAt(event.clientX, event.clientY));
  if (chosen && chosen.options[0] !== target.closest("button")) {
    event.preventDefault();
    event.stopPropagation();
    return choose(chosen);
  }
  if (chosen || up.source.matches("details") || target.closest("label")) return;
  held = "";
  const none = document.getElementById("c-none");
  if (none) none.checked = true;
  look();
}, { capture: true });

function takeUp(event, change) {
  event.preventDefault();
  for (const one of document.querySelectorAll("details.menu[open]")) one.open = false;
  change();
  look();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("dialog, [type=text], textarea")) return;
  const carrier = event.target.closest?.("[data-carries]");
  if (carrier && (event.key === "Enter" || event.key === " ")) {
    stop(event);
    return takeUp(event, () => (held = held === carrier.dataset.carries ? "" : carrier.dataset.carries));
  }
  if (!up || dragged) return;
  if (event.key === "Escape") {
    stop(event);
    letGo();
  } else if (/^[1-9]$/.test(event.key)) {
    stop(event);
    const target = up.targets[event.key - 1];
    if (target && !event.repeat) choose(target);
  }
}, { capture: true });

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener("toggle", (event) => event.target.matches?.("details.menu") && look(), { capture: true });
document.addEventListener("change", (event) => {
  if (event.target.matches(`${CARD}, [name=place]`)) look();
});
document.addEventListener("frame", look);
look();
