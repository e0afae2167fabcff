// A small sheet of paper beside what was pressed. It takes the keys and the focus until it is answered,
// and gives the focus back; Esc or a press elsewhere is "not yet".

const STAND = 400; // milliseconds: the second of two quick presses is no answer
const GAP = 8; // pixels

/** Open a sheet with these parts beside an element; `done` gets the value of the button pressed, or "". */
export function openSheet(at, role, parts, done) {
  const sheet = document.createElement("dialog");
  const form = document.createElement("form");
  let stands = false;
  setTimeout(() => (stands = true), STAND);
  sheet.className = "in-place";
  sheet.role = role;
  sheet.setAttribute("aria-labelledby", "in-place-words");
  parts[0].id = "in-place-words";
  form.method = "dialog";
  form.append(...parts);
  sheet.append(form);
  form.addEventListener("submit", (event) => {
    if (!stands && event.submitter?.value) event.preventDefault();
  });
  sheet.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  sheet.addEventListener("click", (event) => {
    event.stopPropagation();
    if (event.target === sheet && stands) sheet.close("");
  });
  sheet.addEventListener("close", () => {
    sheet.remove();
    done(sheet.returnValue);
  });
  document.body.append(sheet);
  sheet.showModal();
  beside(sheet, at.getBoundingClientRect());
  return sheet;
}

/** Below the box or above it; where neither has room, in the middle of it. */
function beside(sheet, box) {
  const { width, height } = sheet.getBoundingClientRect();
  const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  const fits = below + height + GAP <= innerHeight;
  const top = fits ? below : above >= GAP ? above : box.top + (box.height - height) / 2;
  sheet.style.left = `${within(box.left + (box.width - width) / 2, innerWidth - width)}px`;
  sheet.style.top = `${within(top, innerHeight - height)}px`;
}

/** An element with a class, words or parts. */
export function make(tag, className, ...parts) {
  const one = document.createElement(tag);
  if (className) one.className = className;
  one.append(...parts);
  return one;
}
