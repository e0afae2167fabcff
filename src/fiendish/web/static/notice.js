// Tells the reader that it is their turn: in the title, in the browser's tab, and, if they asked for
// it and look elsewhere, by a notification.

import { sound, turnVolume, volume } from "./sound.js";

const title = document.title.replace(/^● /, "");
const icon = document.querySelector("link[rel=icon]");
const plain = icon?.href;
let mine = isMine();

function isMine() {
  return !!document.querySelector(".status.mine");
}

/** What was chosen at a table; notices may also be on in the settings. */
function wantsNotices() {
  const usual = document.documentElement.dataset.notices === "on";
  try {
    return (localStorage.getItem("fiendish-notify") ?? (usual ? "yes" : "no")) === "yes";
  } catch {
    return usual; // nothing may be kept here
  }
}

function mark() {
  document.title = (mine ? "● " : "") + title;
  if (icon) icon.href = mine ? `${plain}?turn` : plain;
}

function call() {
  if (!document.hidden) return;
  const words = document.querySelector(".sentence strong")?.textContent ?? "";
  if (wantsNotices() && globalThis.Notification?.permission === "granted") {
    new Notification(`Your turn – ${title}`, { body: words, icon: plain, tag: location.pathname });
  }
}

function choose(yes) {
  try {
    localStorage.setItem("fiendish-notify", yes ? "yes" : "no");
  } catch {
    // then it holds for nothing
  }
  offer();
}

/** Buttons that only make sense with a script are made by it. */
function offer() {
  const people = document.getElementById("people");
  if (!people) return;
  people.querySelector(".notices")?.remove();
  const row = document.createElement("p");
  row.className = "notices";
  const notify = wantsNotices() && globalThis.Notification?.permission === "granted";
  if (globalThis.Notification) {
    row.append(button(notify ? "No notice of my turn" : "Notify me of my turn", async () => {
      const may = notify || (await Notification.requestPermission()) === "granted";
      choose(!notify && may);
    }));
  }
  row.append(button(`Sound: ${volume()}`, () => {
    turnVolume();
    offer();
  }));
  people.append(row);
}

function button(words, act) {
  const one = document.createElement("button");
  one.type = "button";
  one.className = "small";
  one.textContent = words;
  one.addEventListener("click", act);
  return one;
}

document.addEventListener("frame", () => {
  offer();
  const now = isMine();
  if (now && !mine) call();
  mine = now;
  mark();
});
offer();
mark();
