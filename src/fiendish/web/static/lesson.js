// A step of a lesson: answers are sent and steps fetched without loading the page anew, what happens is
// shown on the stage, and a light falls on what the step speaks of. Every page works without any of it.

import { show } from "./frame.js";
import "./keys.js";
import "./places.js";
import "./read.js";
import "./zoom.js";
import "./choose_place.js";
import "./drag.js";
import { hold } from "./settle.js";
import { play } from "./stage.js";

const EDGE = 6; // pixels around what is lit
const SVG = "http://www.w3.org/2000/svg";

async function go(address, sent) {
  hold(true);
  let answer;
  try {
    answer = await fetch(address, sent ? { method: "POST", body: sent } : {});
  } catch {
    return hold(false); // the line is cut: the same press works when it is back
  }
  if (!answer.ok) return location.assign(sent ? location.href : address);
  const html = await answer.text();
  if (answer.url !== location.href) history.pushState(null, "", answer.url);
  await render(html);
}

/** What the learner has brought about first, then what others have done, then the step. */
async function render(html) {
  const beats = new DOMParser().parseFromString(html, "text/html").getElementById("beat");
  const [own, others] = beats ? [...beats.content.querySelectorAll(".beat")].map((one) => one.outerHTML) : [];
  if (own && others) play(() => {}, own);
  await show(html, others ?? own ?? "");
  document.getElementById("aloud").textContent = document.getElementById("says").innerText;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.closest("#frame") || form.method !== "post" || "leave" in form.dataset) return;
  event.preventDefault();
  event.submitter?.classList.add("sent");
  go(form.action, new URLSearchParams(new FormData(form, event.submitter)));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.go");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.href);
});

addEventListener("popstate", () => go(location.href));

// -- the light -----------------------------------------------------------------------------------

const light = document.createElementNS(SVG, "svg");
light.id = "light";
light.ariaHidden = "true";
light.innerHTML = `<mask id="lit"><rect width="100%" height="100%" fill="#fff"/><g></g></mask>
<rect class="dark" width="100%" height="100%" mask="url(#lit)"/><g class="rims"></g>`;
document.body.append(light);

/** The options that the step wants, as selectors. */
function wants() {
  const { options } = document.getElementById("lesson").dataset;
  return options.split(" ").filter(Boolean).map((one) => `#frame button[name=choice][value="${one}"]`);
}

/** What the step speaks of, as it can be seen; an option within a closed menu is its card. */
function lit() {
  const { lit: selectors } = document.getElementById("lesson").dataset;
  const wanted = wants();
  const named = [...wanted, ...(selectors ? [selectors] : [])].join(", ");
  const found = named ? [...document.querySelectorAll(named)] : [];
  const seen = found.map((one) => (one.checkVisibility() ? one : one.closest(".thing, details")));
  const listed = wanted.flatMap((one) => {
    const id = document.querySelector(one)?.id;
    return id ? [...document.querySelectorAll(`label[for="${CSS.escape(id)}"]`)] : [];
  });
  return [...new Set([...seen, ...listed])].filter((one) => one?.checkVisibility());
}

/** The tab of the place where a thing is on a phone; none for what is in sight at every place. The hand is in
 * sight beside every place but the log. */
function tabOf(thing) {
  if (thing?.matches(".hand")) return document.querySelector("#frame .pick[name=place]");
  const place = thing?.closest("[data-place]") ?? thing?.querySelector("[data-place]");
  return document.getElementById(place?.dataset.place ?? (thing?.closest(".side") ? "p-log" : ""));
}

/** To the tab of a thing that is not in sight. */
function turn(thing) {
  const tab = tabOf(thing);
  if (!tab || thing.checkVisibility()) return;
  tab.checked = true;
  document.querySelector(`nav label[for="${tab.id}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** On a phone: the place of what the step wants, or else of the first that it shows; never the log instead of
 * the hand, if a card of it is wanted. */
function turnTo() {
  const { lit: selectors } = document.getElementById("lesson").dataset;
  const [first] = wants();
  const wanted = first && document.querySelector(first);
  if (tabOf(wanted)) return turn(wanted);
  const hand = wanted?.closest(".hand");
  if (hand) turn(hand);
  for (const named of selectors.split(", ").filter(Boolean)) {
    const things = [...document.querySelectorAll(named)];
    if (things.some((one) => one.checkVisibility())) return;
    const found = things.find((one) => tabOf(one) && !(hand && one.closest(".side")));
    if (found) return turn(found);
  }
}

/** All that is lit into sight, and not below what the step says: that sticks to the top of the page. */
function bring() {
  const strip = document.querySelector("#frame .status");
  document.documentElement.style.scrollPaddingTop = `${strip.offsetHeight + EDGE}px`;
  for (const one of lit().reverse()) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const hidden = one.getBoundingClientRect().top < strip.getBoundingClientRect().bottom;
    if (hidden) one.scrollIntoView({ block: "start", inline: "nearest" }); // no room for all of it: then its head
  }
  soon();
}

function shine() {
  const all = lit();
  const always = [...document.querySelectorAll("#frame :is(.top, .status, .sentence), #lesson")];
  const holes = light.querySelector("mask g");
  const rims = light.querySelector(".rims");
  holes.replaceChildren(...[...all, ...always].map(hole));
  rims.replaceChildren(...all.map(hole));
  light.classList.toggle("on", all.length > 0);
}

/** As much of a thing as is in sight where parts of the page are scrolled. */
function inSight(one) {
  let { left, right, top, bottom } = one.getBoundingClientRect();
  for (let outer = one.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    const box = outer.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function hole(one) {
  const box = inSight(one);
  const rect = document.createElementNS(SVG, "rect");
  if (!box.width || !box.height) return rect;
  const sizes = { x: box.left - EDGE, y: box.top - EDGE, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE, rx: 10 };
  for (const [name, value] of Object.entries(sizes)) rect.setAttribute(name, value);
  return rect;
}

let asked = 0;
function soon() {
  cancelAnimationFrame(asked);
  asked = requestAnimationFrame(shine);
}

const sizes = new ResizeObserver(bring); // a picture that comes late makes its card grow, letters the strip

function begin() {
  turnTo();
  bring();
  sizes.disconnect();
  for (const one of [document.querySelector("#frame .status"), document.getElementById("lesson"), ...lit()]) sizes.observe(one);
}

document.addEventListener("frame", begin);
for (const name of ["click", "change", "toggle", "keyup", "load"]) document.addEventListener(name, soon, true);
document.addEventListener("scroll", soon, { capture: true, passive: true });
document.addEventListener("transitionend", soon);
addEventListener("resize", soon);
begin();
document.documentElement.dataset.live = "";
