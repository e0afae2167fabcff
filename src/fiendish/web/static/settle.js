// Which press counts. What others do may put another question under the finger that has just ended a
// turn, so its controls count only after they have stood for a while. Between choices of one's own
// nothing waits. While something is on its way to the server nothing else is sent.

const STAND = 750; // milliseconds: the second of two quick presses comes sooner
const CONTROLS = "[form=move], [form=pass], .hand-over button";
const place = `fiendish others ${location.pathname}`;

let seen = kept(); // what others had done when the reader last saw the table
let standing = 0; // the timer of a question that is new
let sending = false;
let watching = false; // others' doings are on stage: what stands below is the table of before

/** Of this window before it was loaded anew. */
function kept() {
  try {
    return +(sessionStorage.getItem(place) ?? NaN);
  } catch {
    return NaN;
  }
}

function keep() {
  try {
    sessionStorage.setItem(place, seen);
  } catch {
    // then a page that is loaded anew is a new one
  }
}

function look() {
  const others = +(document.getElementById("move")?.dataset.others ?? NaN);
  if (!(others <= seen)) {
    clearTimeout(standing);
    standing = setTimeout(settled, STAND);
  }
  seen = others;
  keep();
  hold(false);
}

function settled() {
  standing = 0;
  mark();
}

/** Something is on its way, or was refused; a newer frame ends it as well. */
export function hold(whether) {
  sending = whether;
  mark();
}

/** The table that is seen is older than what happens on stage, or no longer so. */
export function behind(whether) {
  watching = whether;
  mark();
}

function mark() {
  for (const one of document.querySelectorAll(CONTROLS)) {
    if (standing || sending || watching) one.ariaDisabled = "true";
    else one.removeAttribute("aria-disabled");
  }
}

document.addEventListener("frame", look);
document.addEventListener("click", (event) => {
  if (!event.target.closest("[aria-disabled=true]")) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
look();
