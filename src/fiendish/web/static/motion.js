// How the table goes from one frame to the next: cards fly from where they were to where they are.
//
// The new frame is in place at once, and whatever is pressed is pressed: a card that flies is already
// at its end, only not to be seen, and a picture of it makes the way. (In a view transition the cards
// themselves are pictures, which take no clicks.) Cards are told apart by id="hHANDLE", which only
// known cards have. Without motion there is the outline of what has moved (since.js), as always.

import { calm, pace } from "./pace.js";

const FLIGHT = 220; // milliseconds at normal speed
const NEAR = 24; // pixels: a card that only makes room does not fly

const flying = new Map(); // pictures by the id of the card

/** Carry out the change of frames, and let cards fly to where they are then. */
export function move(change) {
  const before = calm() ? null : places();
  change();
  flying.clear(); // they went with the old frame
  if (before) fly(before, places());
}

// -- where the cards are -------------------------------------------------------------------------

/** Every known card that can be seen, and the piles with the cards that lie in them. */
function places() {
  const cards = new Map();
  const piles = new Map();
  for (const one of document.querySelectorAll("#frame .thing[id^=h]")) {
    const box = flying.get(one.id)?.getBoundingClientRect() ?? seen(one) ?? seen(tab(one));
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
  for (const [id, to] of after.cards) {
    const one = document.getElementById(id);
    if (!one.checkVisibility() || one.parentElement.closest(".away")) continue;
    const open = before.cards.get(id) ?? before.piles.get(id);
    const from = open ?? origin(one);
    if (!from) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < NEAR) continue;
    const scale = Math.max(0.2, Math.min(from.width / to.width, from.height / to.height, 3));
    start(one, to, `translate(${x}px, ${y}px) scale(${scale})`, !open);
  }
}

function start(one, to, from, turns) {
  const picture = copy(one, to);
  if (turns) picture.classList.add("turning");
  one.classList.add("away");
  one.after(picture);
  flying.set(one.id, picture);
  const timing = { duration: FLIGHT * pace(), easing: "ease-out" };
  const begin = turns ? `perspective(900px) ${from} rotateY(180deg)` : from;
  const end = turns ? "perspective(900px) translate(0, 0) scale(1) rotateY(0)" : "none";
  if (turns) {
    const back = [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.3 }, { opacity: 0 }];
    picture.animate(back, { ...timing, easing: "linear", pseudoElement: "::after" });
  }
  picture.animate([{ transform: begin }, { transform: end }], timing).onfinish = () => {
    one.classList.remove("away");
    picture.remove();
    if (flying.get(one.id) === picture) flying.delete(one.id);
  };
}

/** A picture of a card: nothing to press, to read out or to find. */
function copy(one, box) {
  const picture = one.cloneNode(true);
  picture.querySelector(":scope > .zoom")?.remove();
  for (const part of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "name", "form", "value", "for", "data-key", "tabindex", "loading"]) part.removeAttribute(name);
  }
  picture.inert = true;
  picture.ariaHidden = "true";
  picture.classList.remove("moved", "was-moved");
  picture.classList.add("flying");
  const { style } = picture;
  [style.left, style.top] = [`${box.x}px`, `${box.y}px`];
  [style.width, style.height] = [`${box.width}px`, `${box.height}px`];
  return picture;
}
