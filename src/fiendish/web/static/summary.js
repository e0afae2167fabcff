// At the start of the reader's turn: what others have done since, as a sheet of paper with small cards.
// It comes where the log is not in sight, and wherever the reader has skipped what happened. It stands
// over the place alone: whatever can be pressed beside it can be pressed, and closes it.

const KINDS = new Set(["card", "clash", "score", "points", "destroy", "strike", "won", "move"]);
const ROWS = 4; // more of them are scrolled to

const sheet = document.getElementById("summary");
let things = []; // lines of the beats since the reader decided
let more = 0; // lines that are told in the log alone
let passed = false; // whether any of them was passed over

/** What comes with a beat; whatever the reader decides begins a new list. */
export function note(beat) {
  if (!beat || !sheet) return;
  const lines = [...beat.querySelectorAll("li")];
  const mine = "mine" in beat.dataset;
  if (mine) forget();
  more += +beat.dataset.earlier;
  const own = mine ? lines[0]?.dataset.seat : null;
  for (const line of lines) {
    if (line.dataset.seat === own || !KINDS.has(line.dataset.effect)) continue;
    const card = line.dataset.cards.split(" ").find((one) => beat.querySelector(`.staged[data-card="${CSS.escape(one)}"]`));
    const image = card && beat.querySelector(`.staged[data-card="${CSS.escape(card)}"] img`);
    things.push({ line: line.cloneNode(true), image: image?.cloneNode() });
  }
}

function forget() {
  things = [];
  more = 0;
  passed = false;
  hide();
}

/** Everything was shown, or passed over; `skipped` by the reader. */
export function summarize(skipped) {
  passed ||= skipped;
  const mine = document.querySelector(".status.mine");
  if (!sheet || !mine || !things.length || document.documentElement.dataset.summary === "off") return;
  const narrow = matchMedia("(max-width: 640px)").matches;
  if (!narrow && !passed) return;
  const rows = things.map(({ line, image }) => {
    const row = document.createElement("li");
    row.append(...(image ? [image] : []), ...line.childNodes);
    return row;
  });
  if (more) {
    const row = document.createElement("li");
    row.textContent = `${more} more, told in the log`;
    rows.unshift(row);
  }
  sheet.querySelector("h2").textContent = `Since you last decided: ${things.length} thing${things.length > 1 ? "s" : ""}`;
  sheet.querySelector("ol").replaceChildren(...rows);
  sheet.classList.toggle("long", rows.length > ROWS);
  sheet.hidden = false;
  things = [];
  more = 0;
  passed = false;
}

function hide() {
  if (sheet) sheet.hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#summary .close") || !event.target.closest("#summary")) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
document.addEventListener("sent", hide);
