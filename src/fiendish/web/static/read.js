// What is named or shown somewhere opens where it stands: cards, words and signs, rules, piles. A glance
// (the mouse or the focus rests on it) goes by itself and takes no press from what lies under it; a press
// keeps it open until Esc or a press elsewhere. What is opened from within stands on top. Without this script all of them are links.

import { place } from "./placing.js";

const LINKS = ["rules", "cards", "words"].map((kind) => `a[href^="/${kind}/"][href*="#"]:not(.out)`);
const OPENERS = [...LINKS, "[data-word]:not([data-word='']), [data-card]", ".heap > summary"].join();
const PRESSED = "button, label, summary, [role=button]"; // presses there mean something else
const REST = 350; // milliseconds on something before a glance opens
const LEAVE = 200; // milliseconds to come from there into what has opened

const opened = []; // from the outermost to the one on top: {box, opener, kept, focused}
const known = new Map(); // promises of pieces of HTML by their addresses
let resting = 0;
let leaving = 0;
let back = null; // what has got the focus back: it is not looked at again
let calls = 0; // the newest of these is shown
let glance = 0; // the last of them that was no press

// -- what there is to read -----------------------------------------------------------------------

/** The addresses of what an opener opens. */
function addresses(opener) {
  const [game] = document.body.classList;
  if (opener.dataset.word) return opener.dataset.word.split(" ").map((word) => `/words/${game}/${word}`);
  if (opener.dataset.card) return [`/cards/${game}/${opener.dataset.card}`];
  return [opener.getAttribute("href").replace("#", "/")];
}

/** The piece of a page at an address; asked for once. */
function piece(address) {
  if (!known.has(address)) known.set(address, ask(address));
  return known.get(address);
}

async function ask(address) {
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = page.querySelector("article");
    if (found) return found;
  } catch {
    // the line is cut
  }
  known.delete(address); // another time it may be there
  const sorry = document.createElement("p");
  sorry.textContent = "This cannot be shown now.";
  return sorry;
}

/** What an opener opens, as elements of this page. */
async function contents(opener) {
  if (opener.matches("summary")) return pile(opener);
  const pieces = await Promise.all(addresses(opener).map(piece));
  const copies = pieces.map((one) => document.importNode(one, true));
  for (const title of copies.flatMap((one) => [...one.querySelectorAll("h1")])) {
    const smaller = document.createElement("h2");
    smaller.append(...title.childNodes);
    title.replaceWith(smaller);
  }
  const address = opener.getAttribute("href") ?? "";
  if (address.startsWith("/rules/")) copies[0].append(whole(address));
  return copies;
}

function whole(address) {
  const line = document.createElement("p");
  const link = document.createElement("a");
  line.className = "from";
  link.className = "out";
  link.href = address;
  link.textContent = "All rules";
  line.append(link);
  return line;
}

function pile(summary) {
  const title = document.createElement("h2");
  title.append(...[...summary.childNodes].map((one) => one.cloneNode(true)));
  return [title, summary.nextElementSibling.cloneNode(true)];
}

// -- opening and closing -------------------------------------------------------------------------

const within = (element) => opened.findIndex((one) => one.box.contains(element));

/** Open what is to be read there; `keep` is a press, else it is a glance. */
export async function read(opener, keep) {
  const call = ++calls;
  if (!keep) glance = call;
  clearTimeout(leaving);
  const level = within(opener) + 1;
  const there = opened[level];
  if (there?.opener === opener) {
    if (keep) hold(there);
    return;
  }
  if (there?.kept && !keep) return;
  const found = await contents(opener);
  if (call !== calls || !opener.isConnected) return;
  close(level);
  const box = document.createElement("div");
  box.className = opener.matches("summary") ? "read pile" : "read";
  box.tabIndex = -1;
  box.setAttribute("role", "dialog");
  box.append(...found);
  box.setAttribute("aria-label", box.querySelector("h2")?.textContent.trim() ?? "To read");
  document.body.append(box);
  const one = { box, opener, kept: false, focused: document.activeElement };
  opened.push(one);
  if (opener.matches("a, button, summary")) opener.setAttribute("aria-expanded", "true");
  place(box, whereabouts(opener));
  for (const image of box.querySelectorAll("img")) image.loading = "eager";
  if (keep) hold(one);
}

function whereabouts(opener) {
  const seen = opener.checkVisibility({ visibilityProperty: true });
  return (seen ? opener : (opener.closest(".thing") ?? opener)).getBoundingClientRect();
}

function hold(one) {
  one.kept = true;
  one.box.classList.add("kept");
  one.box.focus({ preventScroll: true });
}

/** Close what stands at this level and above. */
function close(level, pressed = false) {
  for (const one of opened.splice(level).reverse()) {
    const inside = one.box.contains(document.activeElement);
    one.box.remove();
    one.opener.removeAttribute("aria-expanded");
    if (!inside && !(pressed && one.kept)) continue;
    const before = [one.opener, one.focused].find((there) => there?.isConnected && there.tabIndex >= 0);
    back = before ?? document.getElementById("status");
    back?.focus({ preventScroll: true });
  }
}

/** Glances go when nothing rests on them any more. */
function leave() {
  clearTimeout(resting);
  clearTimeout(leaving);
  if (glance === calls) calls += 1; // what it has asked for comes too late
  leaving = setTimeout(() => {
    const over = opened.findLastIndex((one) => one.kept || one.box.matches(":hover") || one.box.contains(document.activeElement));
    close(over + 1);
  }, LEAVE);
}

function rest(opener) {
  clearTimeout(resting);
  clearTimeout(leaving);
  resting = setTimeout(read, REST, opener, false);
}

// -- mouse, keys, fingers ------------------------------------------------------------------------

/** What can be read where this event happened; within a card that floats only links can be. */
const openerOf = (event) => event.target.closest?.(OPENERS);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const opener = openerOf(event);
  if (opener && !opener.matches("summary")) return rest(opener);
  if (opened.length > within(event.target) + 1 || glance === calls) leave();
  else clearTimeout(resting);
});
document.addEventListener("focusin", (event) => {
  const level = within(event.target);
  if (level < 0 && opened.some((one) => one.kept)) close(0);
  const opener = openerOf(event);
  if (event.target === back) return;
  back = null;
  if (opener?.matches("a:focus-visible")) rest(opener);
  else if (level < 0 && opened.length) leave();
});

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button || event.defaultPrevented) return;
  const opener = openerOf(event);
  if (!opener || (!opener.matches("a, .heap > summary") && opener.closest(PRESSED))) return;
  event.preventDefault();
  const there = opened.find((one) => one.opener === opener);
  if (there?.kept) close(opened.indexOf(there), true);
  else read(opener, true);
});

// A press elsewhere closes; on what has opened it, the click does.
document.addEventListener("pointerdown", (event) => {
  clearTimeout(resting);
  const opener = openerOf(event);
  if (opener && opened.some((one) => one.opener === opener)) return;
  close(within(event.target) + 1);
}, { capture: true });

/** The first thing to read there, for a key (keys.js) or a long press (zoom.js). */
export const firstIn = (element) => element.closest(OPENERS) ?? element.querySelector(OPENERS);

document.addEventListener("keydown", (event) => {
  if (!opened.length) return;
  if (event.key === "Escape") {
    event.stopPropagation();
    event.preventDefault();
    close(opened.length - 1, true);
  } else if (within(event.target) >= 0 && !["Tab", "Enter"].includes(event.key)) {
    event.stopPropagation(); // no option is taken while one reads
  }
}, { capture: true });

// A newer frame: what was pressed stays, with its pile as it is now; a glance goes unless one is in it.
document.addEventListener("frame", () => {
  for (const one of opened) {
    const heap = one.opener.closest(".heap");
    const fresh = heap && document.querySelector(`#${CSS.escape(heap.id)} > summary`);
    if (!fresh || fresh === one.opener) continue;
    one.opener = fresh;
    one.box.replaceChildren(...pile(fresh));
  }
  const over = opened.findLastIndex((one) => one.kept || one.box.matches(":hover"));
  close(over + 1);
});
addEventListener("resize", () => {
  for (const one of opened) if (one.opener.isConnected) place(one.box, whereabouts(one.opener));
});
