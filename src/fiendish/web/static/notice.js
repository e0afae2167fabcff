// Tells the reader that it is their turn: in the title, in the browser's tab, and, if they asked for
// it and look elsewhere, by a notification or a sound.

const title = document.title.replace(/^● /, "");
const icon = document.querySelector("link[rel=icon]");
const plain = icon?.href;
let mine = isMine();

function isMine() {
  return !!document.querySelector(".status.mine");
}

/** What was chosen at a table; notices may also be on in the settings. */
function wants(what) {
  const usual = what === "notify" && document.documentElement.dataset.notices === "on";
  try {
    return (localStorage.getItem(`fiendish-${what}`) ?? (usual ? "yes" : "no")) === "yes";
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
  if (wants("notify") && globalThis.Notification?.permission === "granted") {
    new Notification(`Your turn – ${title}`, { body: words, icon: plain, tag: location.pathname });
  }
  if (wants("sound")) beep();
}

/** Two soft notes, made here: no file is loaded. */
function beep() {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 660], [0.16, 880]]) {
    const note = audio.createOscillator();
    const loud = audio.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.15);
    note.connect(loud).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.16);
  }
}

function choose(what, yes) {
  try {
    localStorage.setItem(`fiendish-${what}`, yes ? "yes" : "no");
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
  const notify = wants("notify") && globalThis.Notification?.permission === "granted";
  if (globalThis.Notification) {
    row.append(button(notify ? "No notice of my turn" : "Notify me of my turn", async () => {
      const may = notify || (await Notification.requestPermission()) === "granted";
      choose("notify", !notify && may);
    }));
  }
  const sound = wants("sound");
  row.append(button(sound ? "Sound off" : "Sound on", () => choose("sound", !sound)));
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
