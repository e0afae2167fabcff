// Beside the chat: what somebody says by a button stands at their chip for a while, and who talks too
// much can be muted. Whom a reader has muted is kept in this browser alone.

const place = `fiendish-muted ${location.pathname}`;
const STANDS = 4000; // milliseconds that a word stands at a chip
const REPLAYED = 3; // words at once that are shown at chips; more have come while the reader was away

let heard = lines();

function lines() {
  return +(document.getElementById("chat")?.dataset.lines ?? 0);
}

function muted() {
  try {
    return JSON.parse(localStorage.getItem(place)) ?? [];
  } catch {
    return [];
  }
}

function mute(seat, yes) {
  const seats = muted().filter((one) => one !== seat);
  try {
    localStorage.setItem(place, JSON.stringify(yes ? [...seats, seat] : seats));
  } catch {
    // then it holds for nothing
  }
  quiet();
}

/** Hide what muted players say, and offer to mute the others. */
function quiet() {
  const seats = muted();
  const said = [...document.querySelectorAll("#said [data-seat]")];
  for (const line of said) line.hidden = seats.includes(line.dataset.seat);
  const last = document.querySelector("#chat .last");
  if (last) last.hidden = seats.includes(said.at(-1)?.dataset.seat);
  if (last?.hidden) {
    for (const one of document.querySelectorAll(".unread")) one.classList.remove("unread");
  }
  for (const one of document.querySelectorAll("#people [data-other]")) {
    one.querySelector(".mute")?.remove();
    one.append(button(one.dataset.other, seats.includes(one.dataset.other)));
  }
}

function button(seat, is) {
  const one = document.createElement("button");
  one.type = "button";
  one.id = `mute-${seat}`;
  one.className = "small mute";
  one.textContent = is ? "Unmute" : "Mute";
  one.setAttribute("aria-pressed", is);
  one.addEventListener("click", () => {
    mute(seat, !is);
    document.getElementById(one.id)?.focus();
  });
  return one;
}

/** Show what was said by a button since the last frame. */
function hear() {
  const count = lines() - heard;
  heard = lines();
  if (count <= 0 || count > REPLAYED) return;
  for (const line of [...document.querySelectorAll("#said [data-seat]")].slice(-count)) {
    if (line.classList.contains("emote") && !line.hidden) bubble(line);
  }
}

function bubble(line) {
  const seat = line.dataset.seat;
  const chip = [...document.querySelectorAll(`.scores [data-seat="${seat}"], .felt .mark:has([href="#s${seat}"]), #people .mark:has([href="#s${seat}"])`)]
    .find((one) => one.checkVisibility() && one.getBoundingClientRect().width);
  if (!chip) return;
  document.getElementById(`bubble-${seat}`)?.remove();
  const at = chip.getBoundingClientRect();
  const word = document.createElement("p");
  word.id = `bubble-${seat}`;
  word.className = "bubble";
  word.setAttribute("aria-hidden", "true"); // the chat has it in words
  word.textContent = line.querySelector(".words").textContent;
  document.body.append(word);
  const wide = document.documentElement.clientWidth;
  word.style.left = `${Math.max(4, Math.min(at.left, wide - word.offsetWidth - 4))}px`;
  word.style.top = `${at.bottom + 8}px`;
  setTimeout(() => word.remove(), STANDS);
}

document.addEventListener("frame", () => {
  quiet();
  hear();
});
quiet();
