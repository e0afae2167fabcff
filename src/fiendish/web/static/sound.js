// Sounds, made here of a few notes each: no file is loaded, and nothing sounds before the reader has
// pressed something. How loud is a setting, which the table may change for this browser.

const VOLUMES = { off: 0, quiet: 0.05, loud: 0.2 };

// Notes as [begin, end, pitch, pitch at the end, wave, share of the volume], times in seconds.
const SOUNDS = {
  card: [[0, 0.09, 900, 300, "noise", 0.6]],
  move: [[0, 0.06, 320, 260, "triangle", 0.5]],
  points: [[0, 0.08, 1180, 1180, "sine", 0.7], [0.07, 0.24, 1570, 1570, "sine", 0.7]],
  clash: [[0, 0.05, 2400, 1800, "noise", 0.8], [0.02, 0.3, 640, 610, "square", 0.25]],
  destroy: [[0, 0.28, 500, 60, "noise", 0.9]],
  strike: [[0, 0.55, 900, 120, "sine", 0.4], [0.55, 0.9, 90, 40, "noise", 1]],
  score: [[0, 0.12, 1600, 200, "noise", 1], [0.5, 0.62, 523, 523, "triangle", 1], [0.62, 0.74, 659, 659, "triangle", 1], [0.74, 1.1, 784, 784, "triangle", 1]],
  won: [[0, 0.14, 523, 523, "triangle", 0.8], [0.14, 0.4, 784, 784, "triangle", 0.8]],
  yours: [[0, 0.15, 660, 660, "sine", 1], [0.16, 0.31, 880, 880, "sine", 1]],
  end: [[0, 0.2, 392, 392, "triangle", 1], [0.2, 0.4, 523, 523, "triangle", 1], [0.4, 0.6, 659, 659, "triangle", 1], [0.6, 1.2, 784, 784, "triangle", 1]],
};

let audio = null;
let mine = isMine();

/** How loud: what was chosen at a table of this browser, else the setting. */
export function volume() {
  try {
    const chosen = localStorage.getItem("fiendish-sound");
    if (chosen in VOLUMES) return chosen;
  } catch {
    // nothing may be kept here
  }
  return document.documentElement.dataset.sound ?? "quiet";
}

/** The next volume, from off to loud and round again. */
export function turnVolume() {
  const names = Object.keys(VOLUMES);
  const next = names[(names.indexOf(volume()) + 1) % names.length];
  try {
    localStorage.setItem("fiendish-sound", next);
  } catch {
    document.documentElement.dataset.sound = next;
  }
  sound("yours");
}

export function sound(name) {
  const loud = VOLUMES[volume()];
  if (!audio || !loud || !SOUNDS[name]) return;
  for (const note of SOUNDS[name]) play(loud, ...note);
}

function play(loud, begin, end, pitch, last, wave, share) {
  const now = audio.currentTime;
  const source = wave === "noise" ? hiss() : audio.createOscillator();
  const tone = wave === "noise" ? audio.createBiquadFilter() : source;
  if (wave !== "noise") source.type = wave;
  tone.frequency.setValueAtTime(pitch, now + begin);
  tone.frequency.exponentialRampToValueAtTime(last, now + end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * share, now + begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + end);
  if (tone !== source) source.connect(tone);
  tone.connect(gain).connect(audio.destination);
  source.start(now + begin);
  source.stop(now + end);
}

let noise = null;

function hiss() {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let n = 0; n < wave.length; n += 1) wave[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

function isMine() {
  return !!document.querySelector(".status.mine");
}

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => {
    audio ??= new AudioContext();
  }, { once: true, capture: true });
}
document.addEventListener("effect", (event) => sound(event.detail));
document.addEventListener("frame", () => {
  const now = isMine();
  if (now && !mine) sound("yours");
  mine = now;
});
