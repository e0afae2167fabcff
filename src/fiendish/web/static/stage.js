// What happens, one thing after the other. Each frame comes with a beat: the lines of the log that led to
// it (web/beat.py). Beats wait in a queue, and none is left out: each is shown, sentence by sentence, and
// its frame takes the place of the old one. The reader's own controls count only when all was seen. What
// the reader has done itself is not shown to it again, but for what is big.

import { effects, seize } from "./effects.js";
import { move } from "./motion.js";
import { calm, pace } from "./pace.js";
import { behind } from "./settle.js";
import "./sound.js";
import { note, summarize } from "./summary.js";

const CHAIN = 120; // milliseconds between two frames without a beat, at normal pace
const SENTENCE = 600;
const MORE = 350; // each further sentence
const TURN = 500; // the end of a turn
const LONG = 12000; // as much as may wait before all goes twice as fast
const SOON = 3000; // what comes so soon after a skip is skipped as well, until the reader is asked

const box = document.getElementById("stage");
const queue = []; // items: { beat, change }
const round = []; // those that were shown since the reader last decided
let start = null; // the frame before the first of them
let running = false;
let all = null; // the run that is under way
let skipping = false; // to now
let skipped = -SOON; // when
let rewinding = false; // to what came first
let paused = false;
let quick = false; // twice as fast, as the reader wants it
let release = null; // ends the wait that is under way
let timer = 0;
let left = 0;
let since = 0;

/** Carry out the change of frames after its beat, and after all that waits; ends when nothing waits any more. */
export async function play(change, html = "") {
  const beat = parsed(html);
  note(beat);
  const shown = beat && staged(beat);
  const last = queue.at(-1);
  if (!shown && running && last && !last.beat && queue.length > 1) queue.pop(); // a frame is complete
  queue.push({ beat: shown ? beat : null, change });
  if (!running) {
    skipping = performance.now() - skipped < SOON && waits();
    all = run();
  }
  else tell();
  return all;
}

/** Whether the reader has a seat and is not asked: somebody else's turn goes on. */
const waits = () => !!document.querySelector("#frame:not(.watching, .past, .over) .status:not(.mine)");

/** Whether others' doings are being shown. */
export const playing = () => running && box && !box.hidden;

function parsed(html) {
  return html ? new DOMParser().parseFromString(html, "text/html").querySelector(".beat") : null;
}

/** Whether anything of a beat is to be shown; of the reader's own doing only what is big. */
function staged(beat) {
  if (!box || !pace() || document.hidden) return false;
  if (!("mine" in beat.dataset)) return true;
  const lines = [...beat.querySelectorAll("li")];
  const first = lines.findIndex((line) => "big" in line.dataset);
  lines.slice(0, first < 0 ? lines.length : first).forEach((line) => line.remove());
  return first >= 0;
}

async function run() {
  running = true;
  while (queue.length) {
    if (skipping) queue.splice(0, queue.length, { ...queue.at(-1), beat: null }); // a frame is complete
    const item = queue[0];
    if (item.beat) {
      start ??= document.getElementById("frame")?.cloneNode(true);
      round.push(item);
      try {
        await perform(item);
      } catch (error) { // what is shown is for watching: the frame comes in any case
        console.error(error);
        clear();
        move(item.change);
      }
    } else {
      move(item.change);
      if (queue.length > 1) await wait(CHAIN);
    }
    if (rewinding) rewind();
    else if (!skipping || !item.beat) queue.shift(); // else its frame is still to come
  }
  const passed = skipping;
  running = skipping = paused = false;
  round.length = 0;
  start = null;
  close();
  summarize(passed);
}

// -- one beat ------------------------------------------------------------------------------------

/** The sentences of a beat; points that are given out together are one step. */
function stepsOf(beat) {
  const steps = [];
  for (const line of beat.querySelectorAll("li")) {
    const last = steps.at(-1);
    if (line.dataset.effect === "points" && last?.effect === "points") last.lines.push(line);
    else steps.push({ effect: line.dataset.effect, lines: [line] });
  }
  return steps;
}

const BEFORE = new Set(["card", "score", "points", "clash", "strike"]); // seen on the table of before

async function perform({ beat, change }) {
  const steps = stepsOf(beat);
  const scene = seize(beat);
  let changed = false;
  behind(true);
  open();
  document.dispatchEvent(new CustomEvent("beat", { detail: beat }));
  if (+beat.dataset.earlier) list(earlier(beat.dataset.earlier));
  for (const [number, step] of steps.entries()) {
    if (number && !changed && !(number === 1 && BEFORE.has(step.effect))) {
      clear();
      move(change);
      turnTo(steps[0]);
      changed = true;
    }
    const line = step.lines[0];
    banner(line);
    list(line);
    const effect = effects[calm() && step.effect === "strike" ? "card" : step.effect];
    const shown = effect?.(step, scene, box) ?? 0; // milliseconds that it takes
    document.dispatchEvent(new CustomEvent("effect", { detail: step.effect }));
    const plain = step.effect === "turn" ? TURN : number ? MORE : SENTENCE;
    await wait(Math.max(shown, plain));
    if (skipping || rewinding) return clear();
  }
  clear();
  if (changed) return;
  move(change);
  turnTo(steps[0]);
}

/** On a phone: the place where it happened. The one that the reader has chosen comes back with the next frame. */
function turnTo(step) {
  for (const card of step.lines[0].dataset.cards.split(" ").reverse()) {
    const image = card ? document.querySelector(`#frame .felt .thing img[src$="/${CSS.escape(card)}.svg"]`) : null;
    const tab = document.getElementById(image?.closest("[data-place]")?.dataset.place ?? "");
    if (!tab) continue;
    tab.checked = true;
    return;
  }
}

/** Back to the frame before the first beat since the reader decided, and all once more. */
function rewind() {
  rewinding = false;
  queue.splice(0, 1, ...round.splice(0));
  const first = start;
  start = null;
  part("done").replaceChildren();
  move(() => {
    document.getElementById("frame").replaceWith(first);
    document.dispatchEvent(new CustomEvent("frame"));
  });
}

/** Wait as long at normal pace; the reader may hold it, or end it. */
function wait(time) {
  if (skipping || rewinding) return Promise.resolve();
  const waiting = queue.slice(1).reduce((sum, { beat }) => sum + (beat ? SENTENCE + 2 * MORE : 0), 0);
  const hurried = quick || waiting > LONG;
  box?.classList.toggle("hurried", hurried);
  return new Promise((done) => {
    left = (time * pace()) / (hurried ? 2 : 1);
    release = () => {
      clearTimeout(timer);
      release = null;
      done();
    };
    if (!paused) go();
  });
}

function go() {
  since = performance.now();
  timer = setTimeout(() => release?.(), left);
}

// -- what is seen --------------------------------------------------------------------------------

function part(name) {
  return box.querySelector(`.${name}`);
}

function open() {
  const boxes = [...document.querySelectorAll("#frame :is(.status, .sentence)")].map((one) => one.getBoundingClientRect());
  box.style.setProperty("--status", `${Math.max(90, ...boxes.map((one) => one.bottom))}px`);
  const near = document.querySelector("#frame .near")?.getBoundingClientRect();
  if (near?.height) box.style.setProperty("--near", `${near.height}px`);
  box.hidden = false;
  document.documentElement.dataset.staged = "";
  tell();
}

function close() {
  if (!box) return;
  box.hidden = true;
  delete document.documentElement.dataset.staged;
  part("done").replaceChildren();
  clear();
  behind(false);
}

function clear() {
  for (const name of ["ground", "middle", "sky"]) box?.querySelector(`.${name}`).replaceChildren();
  box?.classList.remove("dim");
}

function banner(line) {
  part("banner").replaceChildren(...[...line.childNodes].map((node) => node.cloneNode(true)));
  box.dataset.seat = line.dataset.seat;
}

/** What a page has missed and is not shown any more. */
function earlier(count) {
  const line = document.createElement("li");
  line.textContent = `${count} more, told in the log`;
  return line;
}

/** The turn as a list of what has been shown; what is to come are dots without names. */
function list(line) {
  const one = document.createElement("li");
  one.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
  const done = part("done");
  done.querySelector(".now")?.classList.remove("now");
  one.className = "now";
  if (line.dataset.effect === "turn") done.replaceChildren();
  done.append(one);
  one.scrollIntoView({ block: "nearest" });
  tell();
}

function tell() {
  if (!box) return;
  const more = queue.slice(1).filter(({ beat }) => beat).length;
  part("more").textContent = "●".repeat(Math.min(more, 12));
  part("more").title = more ? `${more} more to come` : "";
  part("pause").textContent = paused ? "Go on" : "Pause";
  box.querySelector("[data-does=quick]").ariaPressed = String(quick);
  box.classList.toggle("paused", paused);
}

const does = {
  pause() {
    paused = !paused;
    if (release && paused) {
      clearTimeout(timer);
      left -= performance.now() - since;
    } else if (release) go();
    tell();
  },
  step: () => release?.(),
  skip() {
    skipping = true;
    skipped = performance.now();
    release?.();
  },
  quick() {
    quick = !quick;
    tell();
  },
  again() {
    rewinding = true;
    release?.();
  },
};

box?.addEventListener("click", (event) => {
  const what = event.target.closest("[data-does]")?.dataset.does;
  if (what && playing()) does[what]();
});
// A press anywhere else brings the reader to now, and so does Space.
document.addEventListener("click", (event) => {
  if (!playing() || event.target.closest("#stage, .side, .top, a, summary, input, label")) return;
  event.preventDefault();
  event.stopPropagation();
  does.skip();
}, { capture: true });
let space = false; // it has gone down to skip: when it comes up it presses no button
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || !playing() || event.target.closest("input, textarea, select")) return;
  event.preventDefault();
  event.stopPropagation();
  space = true;
  does.skip();
}, { capture: true });
document.addEventListener("keyup", (event) => {
  if (event.key !== " " || !space) return;
  event.preventDefault();
  event.stopPropagation();
  space = false;
}, { capture: true });
document.addEventListener("visibilitychange", () => {
  if (document.hidden && running) does.skip();
});
