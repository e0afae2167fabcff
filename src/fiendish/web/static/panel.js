// Beside the table: how to play, and guides. Each is fetched once from its page; the ticks of a checklist
// come with every frame, so that they are what this reader sees. The table gives way; on a narrow screen it is
// a sheet from below. Esc or G closes it, and the focus goes back. Without this script all of it are links.

import { say } from "./say.js";

const root = document.documentElement;
const KEPT = "fiendish-panel"; // what was open in this browser
const RING = 2000; // milliseconds that a change is marked
// What is shut first by the same key. What stands over the page and takes keys itself comes before this script.
const SHUTS_FIRST = ".zoomed, details.menu[open], #menu[open], dialog[open], [role=alertdialog], #summary:not([hidden])";
const WRITING = "input:not([type=radio]), textarea, select, .read, dialog, [role=alertdialog]";

const pages = new Map(); // promises of pieces of pages by their addresses
let box = null; // the panel, while it is open
let open = ""; // what it shows: "howto", "guide" or "log"
let shown = { seat: "", at: "" }; // the guide that it shows
let from = null; // what had the focus before
let last = ""; // the one of them that was open last and can be read
let calls = 0; // the newest of these is shown

// -- what there is to show -----------------------------------------------------------------------

/** The guides at this table, the reader's own first. */
const guides = () => [...document.querySelectorAll("#aims > ul")].map((one) => one.dataset);

/** Where how to play is told; nothing if it is told nowhere. */
const howTo = () => document.querySelector(".to-panel[href^='/how-to-play/']")?.getAttribute("href");

function piece(address) {
  if (!pages.has(address)) pages.set(address, ask(address));
  return pages.get(address);
}

async function ask(address) {
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = page.querySelector("#guide, #howto");
    if (found) return beside(found);
  } catch {
    // the line is cut
  }
  pages.delete(address); // another time it may be there
  const sorry = document.createElement("p");
  sorry.className = "none";
  sorry.textContent = "This cannot be shown now.";
  return sorry;
}

/** The same as a part of this page: without ways to leave the game, under the headings of the table. */
function beside(found) {
  for (const one of found.querySelectorAll(".how-begin, .how-guides")) one.remove();
  for (const old of found.querySelectorAll("h1, h2")) {
    const title = document.createElement(old.matches("h1") ? "h2" : "h3");
    for (const { name, value } of old.attributes) title.setAttribute(name, value);
    title.append(...old.childNodes);
    old.replaceWith(title);
  }
  return found;
}

// -- the panel -----------------------------------------------------------------------------------

const TABS = { howto: "How to play", guide: "Guide", log: "Log" };

function build() {
  box = document.createElement("aside");
  box.id = "panel";
  box.innerHTML =
    '<div class="tabs-of"><div role="tablist" aria-label="Beside the table"></div><button type="button" class="shut" aria-label="Close">×</button></div>' +
    '<nav class="whose" aria-label="Guides"></nav><div class="contents" id="panel-shows" role="tabpanel" tabindex="0"></div>';
  const list = box.querySelector("[role=tablist]");
  for (const [name, words] of Object.entries(TABS)) {
    if ((name === "howto" && !howTo()) || (name === "guide" && !guides().length)) continue;
    const tab = document.createElement("button");
    Object.assign(tab, { type: "button", role: "tab", id: `tab-${name}`, textContent: words });
    tab.dataset.tab = name;
    tab.setAttribute("aria-controls", "panel-shows");
    list.append(tab);
  }
  document.getElementById("frame").before(box);
}

/** Show one of its tabs; `guide` is which guide, the reader's own if it is left out. */
async function show(tab, guide = null) {
  const call = ++calls;
  if (!box) {
    from = document.activeElement?.id ? document.activeElement.id : document.activeElement;
    build();
  }
  open = tab;
  if (guide) shown = { seat: guide.seat, at: guide.at };
  else if (!guides().some((one) => one.seat === shown.seat && one.at === shown.at)) shown = { ...guides()[0] };
  if (tab !== "log") last = tab;
  root.dataset.panel = tab;
  keep(tab);
  for (const one of box.querySelectorAll("[role=tab]")) {
    one.ariaSelected = String(one.dataset.tab === tab);
    one.tabIndex = one.dataset.tab === tab ? 0 : -1;
  }
  const contents = box.querySelector(".contents");
  contents.setAttribute("aria-labelledby", `tab-${tab}`);
  contents.hidden = tab === "log";
  whose();
  settle();
  if (tab === "log") return;
  const found = await piece(tab === "howto" ? howTo() : shown.at);
  if (call !== calls || !box) return;
  if (contents.firstElementChild !== found) {
    contents.replaceChildren(found);
    contents.scrollTop = 0;
  }
  box.ariaLabel = found.querySelector("h2")?.textContent ?? TABS[tab];
  fill(false);
}

/** The ways to the guides of the others, where there are several. */
function whose() {
  const all = guides();
  const nav = box.querySelector(".whose");
  nav.hidden = open !== "guide" || all.length < 2;
  nav.replaceChildren(
    ...all.map((one) => {
      const way = document.createElement("a");
      way.href = one.at;
      way.className = "to-panel";
      way.dataset.seat = one.seat;
      if (one.seat === shown.seat && one.at === shown.at) way.setAttribute("aria-current", "true");
      const mark = one.seat >= 0 && document.querySelector(`.mark:has(use[href="#s${one.seat}"])`)?.cloneNode(true);
      if (mark) way.append(mark, " ");
      way.append(one.title);
      if (one.called) way.title = `${one.called}: ${one.title}`;
      return way;
    }),
  );
}

function shut() {
  const inside = box.contains(document.activeElement) || document.activeElement === document.body;
  calls += 1;
  box.remove();
  box = null;
  open = "";
  delete root.dataset.panel;
  root.style.removeProperty("--panel-top");
  keep("");
  if (!inside) return;
  const before = typeof from === "string" ? document.getElementById(from) : from;
  const back = [before, document.querySelector(".to-panel[data-key]"), document.getElementById("status")];
  back.find((one) => one?.isConnected && one !== document.body && one.checkVisibility())?.focus({ preventScroll: true });
}

/** Where it stands at a desk: over the column that gives way, as high as that is. */
function settle() {
  const side = document.querySelector("#frame .side");
  if (!box || !side) return;
  const { top, bottom } = side.getBoundingClientRect();
  root.style.setProperty("--panel-top", `${Math.round(top + scrollY)}px`);
  root.style.setProperty("--panel-high", `${Math.round(bottom - top)}px`);
  const gold = side.querySelector("button[name=choice]") !== null;
  box.querySelector("[data-tab=log]").classList.toggle("has-gold", gold && open !== "log");
}

// -- the checklist -------------------------------------------------------------------------------

/** Tick what is done, as the frame says; `live` marks what has changed since. */
function fill(live) {
  const list = box?.querySelector(".to-win");
  const stands = document.querySelector(`#aims > [data-seat="${shown.seat}"][data-at="${CSS.escape(shown.at)}"]`);
  if (!list || !stands || open !== "guide") return;
  const news = [];
  for (const item of list.querySelectorAll("[data-aim]")) {
    const stand = stands.querySelector(`[data-aim="${item.dataset.aim}"]`);
    const now = item.querySelector(".now");
    const done = !!stand?.classList.contains("done");
    const changed = live && (now.innerHTML !== (stand?.innerHTML ?? "") || item.classList.contains("done") !== done);
    item.classList.toggle("done", done);
    now.innerHTML = stand?.innerHTML ?? "";
    item.querySelector(".tick").textContent = "";
    words(item, done ? "done: " : "not yet: ");
    if (!changed) continue;
    news.push(`${item.querySelector(".aim").textContent}: ${done ? "done" : now.textContent || "not yet"}`);
    item.classList.add("changed");
    setTimeout(() => item.classList.remove("changed"), RING);
  }
  const all = list.querySelectorAll("[data-aim]");
  const one = list.querySelector("h3 .so-far");
  one.textContent = all.length > 1 ? `${list.querySelectorAll(".done").length} of ${all.length} done` : "";
  if (news.length) say(news.join(". "));
}

/** What a tick says to those who do not see it. */
function words(item, text) {
  const told = item.querySelector(".sr") ?? document.createElement("span");
  told.className = "sr";
  told.textContent = text;
  item.querySelector(".aim").before(told);
}

// -- presses and keys ----------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest?.(selector);
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button || event.defaultPrevented) return;
  const way = on(".to-panel");
  if (way) {
    event.preventDefault();
    toggle(way);
  } else if (on("#panel .shut")) shut();
  else if (on("#panel [role=tab]")) show(on("[role=tab]").dataset.tab);
});

/** A way to it was pressed: of the header, or of somebody's portrait. */
async function toggle(way) {
  const at = way.getAttribute("href");
  const guide = guides().find((one) => one.at === at && (one.seat === way.dataset.seat || !way.dataset.seat));
  const header = "key" in way.dataset;
  if (box && header) return shut();
  if (box && !box.contains(way) && open === "guide" && guide?.at === shown.at && guide.seat === shown.seat) return shut();
  const fresh = !box;
  await show(guide ? "guide" : "howto", guide);
  if (fresh || !way.isConnected) enter();
}

/** What the key opens: what was open last, else the reader's own guide, else how to play. */
function byKey() {
  if (box) return shut();
  const own = guides()[0]?.seat >= 0;
  const tab = last || (own ? "guide" : "howto");
  show({ howto: howTo(), guide: guides().length }[tab] ? tab : howTo() ? "howto" : "guide").then(enter);
}

const enter = () => box?.querySelector(".contents").focus({ preventScroll: true });

document.addEventListener("keydown", (event) => {
  if (event.key.toUpperCase() !== "G" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target.closest?.(WRITING) || !(howTo() || guides().length)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) byKey();
}, { capture: true });

document.addEventListener("keydown", (event) => {
  if (!box) return;
  const tab = event.target.closest?.("#panel [role=tab]");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (tab && step) {
    const all = [...box.querySelectorAll("[role=tab]")];
    const next = all[(all.indexOf(tab) + step + all.length) % all.length];
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    show(next.dataset.tab);
  } else if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(SHUTS_FIRST) && location.hash !== "#keys") {
    event.preventDefault();
    event.stopPropagation();
    shut();
  } else if (event.target.closest?.("#panel .contents") && event.key.startsWith("Arrow")) event.stopPropagation(); // it scrolls
}, { capture: true });

function keep(tab) {
  try {
    if (tab) localStorage.setItem(KEPT, tab);
    else localStorage.removeItem(KEPT);
  } catch {
    // then it is shut on the next page
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

document.addEventListener("frame", () => {
  if (!box) return;
  if (!document.querySelector("#frame .side")) return shut();
  watch();
  settle();
  whose();
  fill(true);
});

const sizes = new ResizeObserver(settle);
function watch() {
  sizes.disconnect();
  const side = document.querySelector("#frame .side");
  if (side) sizes.observe(side);
}
addEventListener("resize", settle);
watch();

const before = kept();
const can = { howto: howTo(), guide: guides().length, log: howTo() || guides().length }[before];
if (can && matchMedia("(min-width: 1000px)").matches) show(before);
