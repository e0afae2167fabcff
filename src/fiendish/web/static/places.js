// On a phone: the place that was chosen stays, unless the options are now at another one, and the tab of
// the place that is shown is in sight.

let chosen = "";

document.addEventListener("change", (event) => {
  if (event.target.name === "place") chosen = event.target.id;
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
}

show();
