// On a phone: the place that was chosen stays, unless the options are now at another one.

let chosen = "";

document.addEventListener("change", (event) => {
  if (event.target.name === "place") chosen = event.target.id;
});

document.addEventListener("frame", () => {
  const mine = chosen && document.getElementById(chosen);
  const first = document.querySelector("[name=place]:checked");
  if (!mine || (first && "gold" in first.dataset && !("gold" in mine.dataset) && chosen !== "p-log")) return;
  mine.checked = true;
});
