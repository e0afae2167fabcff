// Puts a newer frame in the place of the old one. What the reader was doing stays: the focus (never
// on another option), words half written, what was folded open, the chosen filter, how far a list was scrolled.

import { play } from "./stage.js";

/** Show the frame in this HTML, after its beat; tells the page so by the event "frame" on the document. */
export async function show(html, beat = "") {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("frame");
  if (!next) return;
  return play(() => {
    const now = document.getElementById("frame");
    if (!now || next.isEqualNode(now)) return;
    document.adoptNode(next);
    const finish = keep(now, next);
    now.replaceWith(next);
    finish();
    document.dispatchEvent(new CustomEvent("frame"));
  }, beat);
}

/**
 * Carry over what is marked with data-keep (with data-keep="asked" for as long as the table stands still:
 * people speak, come and go meanwhile); the rest is done once the new frame is in place.
 */
function keep(now, next) {
  const scrolled = [];
  const still = now.dataset.seq === next.dataset.seq;
  for (const old of now.querySelectorAll("[data-keep][id]")) {
    const same = next.querySelector(`#${CSS.escape(old.id)}`);
    if (!same || (old.dataset.keep === "asked" && !still)) continue;
    if (old.matches("details")) same.open = old.open;
    else if (old.matches("[type=radio], [type=checkbox]")) same.checked = old.checked;
    else if ("value" in old) same.value = old.value;
    else scrolled.push([same, old.scrollTop]);
  }
  const zoomed = still && now.querySelector(".zoomed[id]");
  if (zoomed) next.querySelector(`#${CSS.escape(zoomed.id)}`)?.classList.add("zoomed");
  const focused = document.activeElement;
  const fold = focused?.matches?.("summary") ? focused.parentElement : null;
  const held = now.contains(focused);
  const id = held && stays(focused, now, next) ? (fold ?? focused).id : "";
  const writing = focused?.matches?.("input:not([type=radio]), textarea");
  const marked = writing ? [focused.selectionStart, focused.selectionEnd] : null;
  return () => {
    for (const [one, top] of scrolled) one.scrollTop = top;
    const there = id && document.getElementById(id);
    const again = fold ? there?.querySelector?.("summary") : there;
    (again ?? (held && prompt()))?.focus?.({ preventScroll: true });
    if (again && marked) again.setSelectionRange(...marked);
  };
}

/** Whether the focus may stay where it is: on an option only until others have done something. */
function stays(focused, now, next) {
  const others = (frame) => frame.querySelector("#move")?.dataset.others;
  return !focused.matches("[name=choice]") || others(now) === others(next);
}

/** Where to read what is asked, now that the option which had the focus is gone. */
function prompt() {
  return [...document.querySelectorAll("#prompt, #status")].findLast((one) => one.checkVisibility());
}
