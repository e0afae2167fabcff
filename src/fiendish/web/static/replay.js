// Steps through a game without loading the page anew: links and the slider fetch the page of a moment
// and show its frame; the play button takes one step after the other, with all that happens on the way.

import { show } from "./frame.js";
import "./hint.js";
import "./keys.js";
import "./places.js";
import { pace } from "./pace.js";
import "./read.js";
import "./zoom.js";

const EVERY = 1200; // milliseconds between two steps
const BETWEEN = 400; // where what happens on the way is shown as well
let wanted = 0; // number of the newest moment that was asked for
let playing = 0; // the timer

async function go(address, staged = false) {
  const mine = ++wanted;
  let html;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return location.assign(address);
    html = await answer.text();
  } catch {
    return pause(); // the line is cut: the same press works when it is back
  }
  if (mine !== wanted) return;
  history.replaceState(null, "", address);
  const beat = staged && new DOMParser().parseFromString(html, "text/html").getElementById("beat");
  return show(html, beat ? beat.innerHTML : "");
}

function pause() {
  wanted += 1; // what was asked for comes too late
  clearTimeout(playing);
  playing = 0;
  ready();
}

async function play() {
  const next = document.querySelector('.time [data-key="]"]');
  if (!next) return pause();
  await go(next.href, true);
  if (playing) playing = setTimeout(play, pace() ? BETWEEN * pace() : EVERY);
}

/** A new frame: show what only works with a script, in the state it is in. */
function ready() {
  const button = document.getElementById("play");
  if (button) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(playing !== 0));
  }
  document.querySelector("#jump button")?.setAttribute("hidden", "");
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest("#play")) {
    if (playing) return pause();
    playing = setTimeout(play, 0);
    return ready();
  }
  const link = event.target.closest("a.go, a.when");
  if (!link) return;
  event.preventDefault();
  pause();
  go(link.href);
});

function jump(form) {
  pause();
  go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
}

document.addEventListener("input", (event) => {
  if (event.target.form?.id === "jump") jump(event.target.form);
});
document.addEventListener("submit", (event) => {
  if (event.target.id !== "jump") return;
  event.preventDefault();
  jump(event.target);
});
document.addEventListener("frame", ready);
ready();
