// How the sentences of a beat look: cards in the middle, a base that breaks, points on their way. Each
// effect draws into the stage and says how many milliseconds it takes at normal pace. Nothing here takes
// a press, and without motion only what there is to read is shown.

import { calm, pace } from "./pace.js";

const CARD = 900; // to read a card that is known
const NEW = 1400; // and one that was never met
const TOKEN = 420;
const APART = 90; // between two tokens
const MOST = 6; // tokens for one player
const met = new Set(kept());

function kept() {
  try {
    return JSON.parse(localStorage.getItem("fiendish met")) ?? [];
  } catch {
    return [];
  }
}

/** How long a card is shown, and that it was. */
function reading(card) {
  const known = met.has(card);
  met.add(card);
  try {
    if (!known) localStorage.setItem("fiendish met", JSON.stringify([...met]));
  } catch {
    // then every card is a new one
  }
  return known ? CARD : NEW;
}

/** What of the table of now the effects of a beat will need: pictures of its cards, where players sit. */
export function seize(beat) {
  const things = new Map();
  const wanted = new Set([...beat.querySelectorAll("li")].flatMap((line) => line.dataset.cards.split(" ")));
  for (const one of document.querySelectorAll("#frame .felt .thing:not(.flying)")) {
    const card = one.querySelector("img")?.getAttribute("src")?.match(/([^/]+)\.svg$/)?.[1];
    if (!wanted.has(card) || !one.checkVisibility()) continue;
    const found = { id: one.id, box: one.getBoundingClientRect(), picture: plain(one), shares: one.dataset };
    things.set(card, [...(things.get(card) ?? []), found]);
  }
  return { things, full: (card) => beat.querySelector(`.staged[data-card="${CSS.escape(card)}"]`) };
}

/** A picture of a thing, on its way or not: nothing to press, to read out or to find. */
function plain(one) {
  const picture = one.cloneNode(true);
  picture.classList.remove("away", "moved", "was-moved");
  for (const part of picture.querySelectorAll(".zoom, .sheet")) part.remove();
  for (const part of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "name", "form", "for", "data-key", "tabindex"]) part.removeAttribute(name);
  }
  picture.inert = true;
  picture.ariaHidden = "true";
  return picture;
}

/** Where a player sits: the first mark of theirs that can be seen. */
function home(seat) {
  const marks = document.querySelectorAll(`#frame :is(.felt, .scores) .mark use[href="#s${seat}"]`);
  const mark = [...marks].map((one) => one.closest("svg")).find((one) => one.checkVisibility());
  return mark?.getBoundingClientRect();
}

const cardsOf = (step) => step.lines[0].dataset.cards.split(" ").filter(Boolean);

/** A card in the middle, with whose doing it is; the place where it goes stays lit. */
function show(step, scene, box, name) {
  const middle = box.querySelector(".middle");
  const [line] = step.lines;
  const cards = cardsOf(step).map(scene.full).filter(Boolean).slice(0, name === "clash" ? 2 : 1);
  const place = name === "card" && scene.things.get(cardsOf(step)[1])?.[0];
  middle.replaceChildren(...cards.map((card) => card.cloneNode(true)));
  middle.dataset.effect = name;
  if (!cards.length) return 0;
  const who = part("p", line.dataset.who);
  who.className = "by";
  who.prepend(...[...line.querySelectorAll(":scope > .mark")].map((mark) => mark.cloneNode(true)));
  if (line.dataset.who) middle.prepend(who);
  if (place) box.querySelector(".ground").append(placed(place.picture.cloneNode(true), place.box, "lit"));
  box.classList.add("dim");
  return Math.max(...cards.map((card) => reading(card.dataset.card)));
}

let scoring = null; // the place whose points are still to come

export const effects = {
  card: (step, scene, box) => show(step, scene, box, "card"),
  won: (step, scene, box) => show(step, scene, box, "won"),
  clash: (step, scene, box) => show(step, scene, box, "clash"),

  /** A place comes to the middle; its points follow, perhaps after somebody has reacted. */
  score(step, scene, box) {
    scoring = scene.things.get(cardsOf(step)[0])?.[0] ?? null;
    const middle = box.querySelector(".middle");
    middle.dataset.effect = "score";
    middle.replaceChildren(...(scoring ? [broken(scoring, "whole")] : []));
    box.classList.add("dim");
    return 1000;
  },

  /** Points go to their players; those of a place by its ladder, while it breaks. */
  points(step, scene, box) {
    const middle = box.querySelector(".middle");
    const place = scoring;
    scoring = null;
    if (place) {
      middle.dataset.effect = "points";
      middle.replaceChildren(broken(place), ladder(step.lines, place.shares));
      box.classList.add("dim");
    }
    if (calm()) return place ? 1500 : 0;
    const ends = step.lines.map((line) => tokens(line, place ? middle.lastChild : box.querySelector(".done"), box, place ? 900 : 0));
    return Math.max(place ? 1900 : 0, ...ends) + 300;
  },

  /** Cards that have just left the table fall apart where they lay. */
  destroy(step, scene, box) {
    const ground = box.querySelector(".ground");
    let count = 0;
    for (const card of new Set(cardsOf(step))) {
      for (const one of scene.things.get(card) ?? []) {
        if (one.id && document.getElementById(one.id)?.closest(".felt")) continue;
        ground.append(placed(one.picture, one.box, "breaking"));
        count += 1;
      }
    }
    return count ? 700 : 0;
  },

  /** Something flies from one player at another. */
  strike(step, scene, box) {
    const { seat, other } = step.lines[0].dataset;
    const image = scene.full(cardsOf(step)[0])?.querySelector("img");
    const [from, to] = [home(seat), home(other)];
    if (!image || !from || !to) return show(step, scene, box, "card");
    const stone = placed(image.cloneNode(), { x: from.x - 30, y: from.y - 30, width: 84, height: 84 }, "stone");
    box.querySelector(".sky").append(stone);
    const way = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    const frames = [{ transform: "scale(.4)" }, { transform: `${way} scale(1.3)`, offset: 0.8 }, { transform: `${way} scale(2)`, opacity: 0 }];
    stone.animate(frames, { duration: 650 * pace(), easing: "ease-in", fill: "forwards" });
    return 700;
  },

  end: (step, scene, box) => {
    const middle = box.querySelector(".middle");
    const words = document.createElement("p");
    words.className = "final";
    words.append(...[...step.lines[0].childNodes].map((node) => node.cloneNode(true)));
    middle.dataset.effect = "end";
    middle.replaceChildren(words);
    box.classList.add("dim");
    return 1500;
  },
};

/** Two halves of a thing, to be torn apart by the style sheet. */
function broken({ picture, box }, more = "apart") {
  const whole = document.createElement("div");
  whole.className = `broken ${more}`;
  for (const side of ["left", "right"]) {
    const half = picture.cloneNode(true);
    half.classList.add("half", side);
    half.style.width = `${box.width}px`;
    half.style.height = `${box.height}px`;
    whole.append(half);
  }
  return whole;
}

/** Who comes first, second, third: by points, which is what the ranks are for. */
function ladder(lines, { shares, unit }) {
  const list = document.createElement("ol");
  list.className = "ladder";
  const figures = shares?.split(" ") ?? [];
  const sorted = [...lines].sort((one, other) => other.dataset.amount - one.dataset.amount);
  for (const line of sorted) {
    const row = document.createElement("li");
    const rank = 1 + sorted.filter((one) => +one.dataset.amount > +line.dataset.amount).length;
    row.append(part("b", rank), ...[...line.childNodes].map((node) => node.cloneNode(true)));
    const figure = figures[line.dataset.seat];
    if (figure) row.append(part("small", `${figure} ${unit}`));
    list.append(row);
  }
  return list;
}

function part(name, words) {
  const one = document.createElement(name);
  one.textContent = words;
  return one;
}

/** Points fly to their player, one token each; when the last one has arrived. */
function tokens(line, from, box, after) {
  const to = home(line.dataset.seat);
  const begin = from?.getBoundingClientRect();
  const amount = Math.min(+line.dataset.amount || 1, MOST);
  if (!to || !begin) return 0;
  const sky = box.querySelector(".sky");
  for (let n = 0; n < amount; n += 1) {
    const start = { x: begin.x + begin.width - 40, y: begin.y + 10, width: 28, height: 28 };
    const token = placed(part("i", "1"), start, `token seat${line.dataset.seat}`);
    const way = `translate(${to.x - start.x}px, ${to.y - start.y}px)`;
    const delay = (after + n * APART) * pace();
    const frames = [{ transform: "none", opacity: 1 }, { transform: way, opacity: 1, offset: 0.95 }, { transform: way, opacity: 0 }];
    token.animate(frames, { duration: TOKEN * pace(), delay, easing: "ease-in-out", fill: "both" });
    sky.append(token);
  }
  return after + (amount - 1) * APART + TOKEN;
}

function placed(one, box, name) {
  one.className = `${one.className} ${name}`;
  const { style } = one;
  [style.left, style.top] = [`${box.x}px`, `${box.y}px`];
  [style.width, style.height] = [`${box.width}px`, `${box.height}px`];
  return one;
}
