// Keys: an element with data-key is pressed by its key; the others are told below. The sheet of all
// keys is part of the page.

import { firstIn, read } from "./read.js";

const WRITING = "input:not([type=radio]), textarea, select";
const OPTIONS = "button[name=choice], summary.gold";

const does = {
  "?": () => (location.hash = location.hash === "#keys" ? "frame" : "keys"),
  Escape: letGo,
  " ": zoom,
  R: () => focusedThing()?.querySelector("a.rule[href], .zoom a.out")?.click(),
  L: () => reach("log-lines"),
  C: () => reach("words") || reach("said"),
  ArrowDown: () => walk(1),
  ArrowRight: () => walk(1),
  ArrowUp: () => walk(-1),
  ArrowLeft: () => walk(-1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const writing = event.target.closest(WRITING);
  if (writing && event.key !== "Escape") return;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (key.startsWith("Arrow") && event.target.closest("[type=radio], #log-lines, #said")) return;
  const wanted = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!wanted && !does[key]) return;
  if (does[key]) {
    if (does[key](event) !== false) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (event.repeat) return;
  const button = wanted.htmlFor ? document.getElementById(wanted.htmlFor) : wanted;
  button?.click();
});

// A key that is held down takes one option, not one of every question that follows.
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.closest("[form]")) event.preventDefault();
});

// A button is pressed when Space comes up again; here it reads the card instead.
document.addEventListener("keyup", (event) => {
  if (event.key === " " && (focusedThing() || toRead()) && !event.target.closest(WRITING)) event.preventDefault();
});

function focusedThing() {
  return document.activeElement?.closest(".thing");
}

/** What the focused option names, where it stands in a list or is a sign itself. */
function toRead() {
  const option = document.activeElement;
  return option?.matches("button[name=choice]") && firstIn(option);
}

function zoom() {
  const thing = focusedThing();
  if (!thing) return toRead() ? read(toRead(), true) : false;
  const open = !thing.classList.contains("zoomed");
  for (const one of document.querySelectorAll(".zoomed")) one.classList.remove("zoomed");
  thing.classList.toggle("zoomed", open);
}

function letGo() {
  if (location.hash === "#keys") location.hash = "frame";
  for (const one of document.querySelectorAll(".zoomed")) one.classList.remove("zoomed");
  for (const one of document.querySelectorAll("details.menu[open]")) one.open = false;
  document.activeElement?.blur();
}

// A click beside an open menu closes it, as Esc does.
document.addEventListener("click", (event) => {
  for (const one of document.querySelectorAll("details.menu[open]")) {
    if (!one.contains(event.target)) one.open = false;
  }
});

/** Go to a part of the page, unfolding what it lies in. */
function reach(id) {
  const there = document.getElementById(id);
  if (!there) return false;
  for (let fold = there.closest("details"); fold; fold = fold.parentElement.closest("details")) {
    fold.open = true;
  }
  there.scrollIntoView({ block: "nearest" });
  there.focus();
  return true;
}

/** From option to option in the order of reading; what declines or finishes comes last. */
function walk(step) {
  const seen = [...document.querySelectorAll(OPTIONS)].filter((one) => one.checkVisibility());
  const late = (one) => !!one.closest(".slots");
  const all = [...seen.filter((one) => !late(one)), ...seen.filter(late)];
  if (!all.length) return false;
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
}
