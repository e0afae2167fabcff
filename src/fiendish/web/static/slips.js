// Asks once more, in place, before an option is taken that looks like a slip of the hand: what it risks
// stands in its data-ask. What is not to be asked again is kept in this browser; the settings undo it. In a
// lesson nothing is asked: what a step does not want is answered there, and everything can be taken back.

import { make, openSheet } from "./in_place.js";

const PLACE = "fiendish-slips"; // "off", or the kinds (data-slip) that are not asked

let sure = null; // the option that is taken all the same
let where = null; // the place at which an option is pressed
let last = null; // what the mouse or a finger has pressed last
let asked = null; // the sheet that is open, and for which option

/** The kinds that this browser does not ask about; "off" for all. */
export function unasked() {
  try {
    return (localStorage.getItem(PLACE) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Ask about all kinds but these. */
export function ask(...but) {
  try {
    localStorage.setItem(PLACE, but.join(" "));
  } catch {
    // then it holds for nothing
  }
}

/** Take an option by pressing the place to which it leads. */
export function take(option, at) {
  where = at;
  option.click();
  where = null;
}

document.addEventListener("pointerdown", (event) => (last = event.target), { capture: true });
document.addEventListener("click", (event) => {
  const option = event.target.closest?.("button[data-ask]");
  if (!option || option === sure || event.defaultPrevented || document.getElementById("lesson")) return;
  const quiet = unasked();
  if (quiet.includes("off") || quiet.includes(option.dataset.slip)) return;
  event.preventDefault();
  wonder(option, where ?? (option.checkVisibility() ? option : last?.isConnected ? last : option));
});

function wonder(option, at) {
  const never = make("input");
  never.type = "checkbox";
  const yes = make("button", "slot finish", "Do it ", make("kbd", "", "Enter"));
  const no = make("button", "slot", "Not yet ", make("kbd", "", "Esc"));
  yes.value = "yes";
  const parts = [
    make("p", "", option.dataset.ask),
    make("p", "ways", yes, no),
    make("label", "", never, " Don’t ask again"),
  ];
  const sheet = openSheet(at, "alertdialog", parts, (answer) => {
    asked = null;
    const now = again(option);
    if (never.checked) ask(...unasked(), option.dataset.slip);
    if (answer !== "yes" || !now) return;
    sure = now;
    now.click();
    sure = null;
  });
  asked = { sheet, option };
  yes.focus();
}

/** The same option in the newest frame. */
function again(option) {
  const now = option.isConnected ? option : document.getElementById(option.id);
  return now?.dataset.ask === option.dataset.ask ? now : null;
}

document.addEventListener("frame", () => {
  if (asked && !again(asked.option)) asked.sheet.close("");
});
