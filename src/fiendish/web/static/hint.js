// A hint on the table itself: the option to take is marked where it stands, each option carries what it is
// worth, the prompt card says why. It moves no focus, takes nothing, and goes when the table moves on.
// With the coach it comes by itself. In a replay it is what the coach would have said, and once asked for it
// comes at each decision that is stepped to.

import { say } from "./say.js";
import { tell } from "./told.js";

const PARTS = ["quick", "full"]; // a quick answer first
const LOW = 48; // pixels: an option that is lower has the figure beside its words, or over its edge
const WIDE = 64;
const CARD = 118; // what is narrower has its own figures in the corners, and this one below them
const TINY = 0.5; // of a map that is too small to read figures on
const STILL = 300; // milliseconds at one moment of the past until it is asked about
const here = location.pathname;

let wanted = 0; // the number of the request that counts; 0 when no hint is wanted
let asked = 0;
let at = ""; // the moment of the table that the hint is for
let from = ""; // and where it is asked for
let advice = null; // what the server said
let stays = false; // in the past: it is wanted at the next decision, too
let timer = 0;

const frame = () => document.getElementById("frame");
const link = () => document.querySelector(".ask-hint");
const past = () => !!frame()?.classList.contains("past");
const coached = () => !past() && document.documentElement.dataset.coach === "on";

async function ask(aloud = true) {
  const mine = (wanted = ++asked);
  at = frame()?.dataset.seq;
  from = link()?.href ?? `${here}/hint`;
  advice = null;
  mark();
  for (const part of PARTS) {
    const found = await fetched(part);
    if (wanted !== mine) return;
    if (!found) return close();
    if (found.dataset.seq !== at) continue; // the table has moved on: its frame is on the way
    const first = !advice;
    advice = found;
    advice.classList.toggle("grows", first);
    paint();
    if (part === "full" && aloud) say(advice.dataset.said);
  }
}

/** A part of the hint; nothing if there is none, and then the reader is told why. */
async function fetched(part) {
  try {
    const address = new URL(link()?.href ?? `${here}/hint`, location);
    address.searchParams.set("part", part);
    const answer = await fetch(address, { headers: { accept: "*/*" } });
    const words = await answer.text();
    if (answer.ok) return new DOMParser().parseFromString(words, "text/html").getElementById("advice");
    const { error } = JSON.parse(words);
    if (!error.stale) tell(`No hint: ${error.text}.`);
  } catch {
    tell("No hint: no connection. Try again.");
  }
  return null;
}

function close() {
  wanted = 0;
  advice = null;
  paint();
}

function toggle() {
  stays = past() && !wanted;
  if (wanted) close();
  else ask();
}

/** The options as they stand on the table: buttons, or in the past what they were. */
function places(choice) {
  const buttons = document.querySelectorAll(`#frame button[name=choice][value="${choice}"]`);
  const labels = [...buttons].flatMap((one) => [...document.querySelectorAll(`label[for="${one.id}"]`)]);
  return [...buttons, ...labels, ...document.querySelectorAll(`#frame .was[data-choice="${choice}"]`)];
}

/** Everything of the hint on this frame, or nothing of it. */
function paint() {
  for (const one of document.querySelectorAll(".figure, #frame #advice")) one.remove();
  for (const one of document.querySelectorAll(".advised")) one.classList.remove("advised");
  const prompt = document.getElementById("prompt");
  prompt?.classList.toggle("has-advice", !!advice);
  mark();
  if (!advice || !prompt) return;
  prompt.prepend(document.adoptNode(advice));
  const best = new Map(); // what holds several options, with the figure of its best
  for (const figure of advice.querySelectorAll("data")) {
    const [option, ...more] = places(figure.value);
    if (!option) continue;
    const chosen = figure.value === advice.dataset.best;
    for (const place of [option, ...more]) label(place, figure, chosen);
    const holder = holderOf(option);
    if (holder && !best.has(holder)) best.set(holder, [figure, chosen]);
  }
  for (const [holder, [figure, chosen]] of best) label(holder, figure, chosen);
}

/** What has to be opened to get at an option: a card's menu, or the small card on a phone. */
function holderOf(option) {
  const menu = option.closest("details.menu")?.querySelector("summary");
  return menu ?? option.closest("li.thing")?.querySelector("label[for^=c]:not(.slot)");
}

function label(place, figure, chosen) {
  const words = document.createElement("span");
  words.className = chosen ? "figure best" : "figure";
  words.ariaHidden = "true"; // the prompt card says the same in words
  words.textContent = figure.textContent;
  const { offsetWidth: wide, offsetHeight: high } = place;
  if (high >= LOW && wide < CARD) words.classList.add("narrow");
  if (high && high < LOW) words.classList.add(wide < WIDE ? "small" : "beside");
  const scale = wide ? place.getBoundingClientRect().width / wide : 1; // of a map
  if (words.classList.contains("small") && "alike" in figure.dataset && !chosen) {
    words.textContent = "≈"; // as much as the best: room for what the option is
    advice.classList.add("has-alike");
  }
  if (scale < TINY && !chosen) return;
  if (scale < 1) words.style.scale = 1 / scale;
  if (place.classList.contains("taken")) words.classList.add("ticked");
  place.append(words);
  place.classList.toggle("advised", chosen);
}

function mark() {
  for (const one of document.querySelectorAll(".ask-hint")) one.classList.toggle("on", !!wanted);
}

/** Go to the option of a row: open what it lies in, and put the focus there. */
function reach(choice) {
  const [option] = places(choice);
  const place = option?.closest("[data-place]");
  const tab = place && !place.checkVisibility() && document.getElementById(place.dataset.place);
  if (tab) {
    tab.checked = true;
    tab.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const fold = option?.closest("details");
  if (fold) fold.open = true;
  const small = option && !option.checkVisibility() && holderOf(option);
  if (small) small.click();
  option?.focus();
  option?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function coach(button) {
  const coach = button.ariaChecked === "true" ? "off" : "on";
  for (const one of document.querySelectorAll(".coach")) one.ariaChecked = String(coach === "on");
  document.documentElement.dataset.coach = coach;
  fetch("/settings/coach", { method: "POST", body: new URLSearchParams({ coach }), redirect: "manual" });
}

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest?.(selector);
  if (on(".ask-hint") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    toggle();
  } else if (on(".advice .close")) {
    stays = false;
    close();
  } else if (on(".advice .coach")) coach(on(".coach"));
  else if (on(".advice [data-to]")) reach(on("[data-to]").dataset.to);
});

// Where there are no hints the key says why.
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat || link() || !document.querySelector("#move[action*=moves]")) return;
  if (!event.target.closest("input:not([type=radio]), textarea, select")) fetched("quick");
});

document.addEventListener("sent", (event) => {
  if (event.detail === "move" || event.detail === "undo") close();
});
document.addEventListener("frame", () => {
  const still = wanted && frame()?.dataset.seq === at && link()?.href === from;
  if (still) return paint();
  close();
  if (past()) tell("");
  clearTimeout(timer);
  if (stays && link() && !document.querySelector("#play[aria-pressed=true]")) timer = setTimeout(ask, STILL);
  if (coached() && link()) ask();
});

if (coached() && link()) ask(false);
