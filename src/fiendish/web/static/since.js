// What has changed since the reader last decided: cards that moved are outlined for two seconds and
// then carry a dot; chat that was not read yet is marked. Kept in this browser alone.

const place = `fiendish ${location.pathname}`;
const frame = () => document.getElementById("frame");

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(place)) ?? {};
  } catch {
    return {};
  }
}

function keep(more) {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...kept(), ...more }));
  } catch {
    // then it is forgotten when the page is closed
  }
}

/** Where every card lies: the names of what it lies in. */
function lying() {
  const found = {};
  for (const card of frame()?.querySelectorAll(".thing[id^=h]") ?? []) {
    const names = [];
    for (let one = card.parentElement; one && one !== frame(); one = one.parentElement) {
      names.push(one.getAttribute("aria-label")?.split(",")[0] ?? one.classList[0] ?? "");
    }
    const lane = card.closest(".lane");
    const row = lane ? [...lane.parentElement.children].indexOf(lane) : 0;
    found[card.id] = `${names.join(" ")} ${row}`;
  }
  return found;
}

let before = lying();

function mark(flash) {
  const now = lying();
  const watching = document.querySelector(".looking"); // and so without a last decision
  const then = (!watching && kept().lying) || now;
  for (const [id, where] of Object.entries(now)) {
    const card = document.getElementById(id);
    card.classList.toggle("was-moved", then[id] !== where);
    if (flash && before[id] !== where) {
      card.classList.add("moved");
      setTimeout(() => document.getElementById(id)?.classList.remove("moved"), 2000);
    }
  }
  before = now;
}

function read() {
  const chat = document.getElementById("chat");
  if (!chat) return;
  const lines = +chat.dataset.lines;
  if (chat.open || kept().read === undefined) keep({ read: lines });
  const unread = lines > kept().read;
  chat.classList.toggle("unread", unread);
  document.querySelector(".to-chat")?.classList.toggle("unread", unread);
  if (chat.open) document.getElementById("said").scrollTop = 1e6;
}

document.addEventListener("frame", () => {
  mark(true);
  read();
});
document.addEventListener("toggle", read, true);
document.addEventListener("sent", (event) => {
  if (event.detail === "move") keep({ lying: lying() });
});

const since = document.getElementById("since");
if (since && document.querySelector(".status.mine")) since.open = kept().lying !== undefined;
if (kept().lying === undefined) keep({ lying: before });
mark(false);
read();
