// How the table goes from one frame to the next: cards fly from where they were to where they are.
//
// The new frame is in place at once and every card is the real one, moved back by a transform and let
// go. So nothing waits: what is pressed in flight is pressed. (A view transition shows pictures of the
// cards, and those take no clicks.) Cards are told apart by id="hHANDLE", which only known cards have.

const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const FLIGHT = 220; // milliseconds at normal speed
const CHAIN = 120; // between two frames that follow each other
const JUMP = 3; // so many waiting: only the newest is shown
const OUTLINE = 2000; // instead of a flight

const waiting = [];
let last = -Infinity; // when a frame was shown
let timer = 0;

const pace = () => PACE[document.documentElement.dataset.speed] ?? 1;
const calm = () => !pace() || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Carry out the change, soon; a change is a whole frame, so that older ones may be left out. */
export function move(change) {
  waiting.push(change);
  if (document.hidden || calm() || waiting.length >= JUMP) waiting.splice(0, waiting.length - 1);
  clearTimeout(timer);
  const wait = last + CHAIN * pace() - performance.now();
  if (wait > 0 && !document.hidden && !calm()) timer = setTimeout(next, wait);
  else next();
}

function next() {
  const change = waiting.shift();
  if (!change) return;
  const before = document.hidden ? null : places();
  change();
  last = performance.now();
  if (before) (calm() ? outline : fly)(before, places());
  if (waiting.length) timer = setTimeout(next, CHAIN * pace());
}

// -- where the cards are -------------------------------------------------------------------------

/** Every known card that can be seen, and the piles with the cards that lie in them. */
function places() {
  const cards = new Map();
  const piles = new Map();
  for (const one of document.querySelectorAll("#frame .thing[id^=h]")) {
    const box = seen(one) ?? seen(tab(one));
    if (box) cards.set(one.id, box);
  }
  for (const pile of document.querySelectorAll("#frame [data-holds]")) {
    const box = seen(pile);
    if (box) for (const handle of pile.dataset.holds.split(" ")) piles.set(`h${handle}`, box);
  }
  return { cards, piles };
}

function seen(one) {
  if (!one?.checkVisibility()) return null;
  const box = one.getBoundingClientRect();
  return box.width ? box : null;
}

/** On a phone one place is shown at a time: a card elsewhere is where the tab of its place is. */
function tab(one) {
  const place = one.closest("[data-place]");
  return place && document.querySelector(`[for="${place.dataset.place}"]`);
}

/** Where a card comes from that was not seen before: the deck, or the hand of whoever has played it. */
function origin(one) {
  const near = one.closest("[data-from]");
  return near && seen(document.querySelector(`[data-source="${near.dataset.from}"]`));
}

// -- moving --------------------------------------------------------------------------------------

function fly(before, after) {
  const moved = new Map();
  for (const [id, to] of after.cards) {
    const one = document.getElementById(id);
    if (!one.checkVisibility()) continue;
    const open = before.cards.get(id) ?? before.piles.get(id);
    const from = open ?? origin(one);
    if (!from) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const along = moved.get(one.parentElement.closest(".thing")?.id);
    if (Math.hypot(x, y) < 4 || (along && Math.hypot(x - along.x, y - along.y) < 4)) continue;
    moved.set(id, { x, y });
    const scale = Math.max(0.2, Math.min(from.width / to.width, from.height / to.height, 3));
    start(one, `translate(${x}px, ${y}px) scale(${scale})`, !open);
  }
}

function start(one, from, turns) {
  const timing = { duration: FLIGHT * pace(), easing: "ease-out" };
  one.classList.add("flying");
  one.classList.toggle("turning", turns);
  const begin = turns ? `perspective(900px) ${from} rotateY(180deg)` : from;
  const end = turns ? "perspective(900px) translate(0, 0) scale(1) rotateY(0)" : "none";
  const flight = one.animate([{ transform: begin }, { transform: end }], timing);
  if (turns) {
    const back = [{ opacity: 1 }, { opacity: 1, offset: 0.29 }, { opacity: 0, offset: 0.3 }, { opacity: 0 }];
    one.animate(back, { ...timing, easing: "linear", pseudoElement: "::after" });
  }
  flight.onfinish = () => one.classList.remove("flying", "turning");
}

/** Without motion: what is new or elsewhere has an outline for a while. */
function outline(before, after) {
  for (const [id, to] of after.cards) {
    const from = before.cards.get(id);
    const one = document.getElementById(id);
    if (from && Math.hypot(from.x - to.x, from.y - to.y) < 40) continue;
    one.classList.add("moved");
    setTimeout(() => one.classList.remove("moved"), OUTLINE);
  }
}
