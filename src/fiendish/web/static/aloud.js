// Says to those who listen what others have done, and then what the reader is asked: in one region that
// stays, since one that comes with a frame says nothing.

export { say } from "./say.js";

const region = document.getElementById("aloud");
let said = next(lines());
let asked = question();

function lines() {
  return [...document.querySelectorAll("[data-line]")];
}

/** The number of the line that comes next. */
function next(all) {
  return Math.max(0, ...all.map((line) => +line.dataset.line + 1));
}

/** What the reader has to decide, or how it ended. */
function question() {
  return document.getElementById("asked")?.textContent ?? "";
}

document.addEventListener("frame", () => {
  const all = lines();
  const end = next(all);
  const from = Math.max(Math.min(said, end), +(document.getElementById("move")?.dataset.heard ?? end));
  const news = all.filter((line) => +line.dataset.line >= from);
  news.sort((one, other) => one.dataset.line - other.dataset.line);
  const words = news.map((line) => line.textContent);
  const now = question();
  if (now && (now !== asked || words.length)) words.push(now);
  if (words.length) region.textContent = words.join(". ");
  [said, asked] = [end, now];
});
