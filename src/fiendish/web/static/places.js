// On a phone: the place that was chosen stays, unless the options are now at another one, the tab of the
// place that is shown is in sight, and options further down are announced.

let chosen = "";

document.addEventListener("change", (event) => {
  if (event.target.name !== "place") return;
  chosen = event.target.id;
  announce();
});

document.addEventListener("frame", () => {
  const mine = chosen && document.getElementById(chosen);
  const first = document.querySelector("[name=place]:checked");
  const elsewhere = first && "gold" in first.dataset && mine && !("gold" in mine.dataset) && chosen !== "p-log";
  if (mine && !elsewhere) mine.checked = true;
  show();
});

function show() {
  const shown = document.querySelector("[name=place]:checked");
  const tab = shown && document.querySelector(`nav label[for="${shown.id}"]`);
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  announce();
}

/** Whether the place goes on with options below what is in sight. */
function announce() {
  const felt = document.querySelector(".felt");
  if (!felt) return;
  const edge = felt.getBoundingClientRect().bottom;
  const options = [...felt.querySelectorAll("button[name=choice]")];
  const hidden = (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > edge + 4;
  felt.classList.toggle("goes-on", options.some(hidden));
}

document.addEventListener("scroll", announce, { capture: true, passive: true });
addEventListener("resize", announce);

show();
