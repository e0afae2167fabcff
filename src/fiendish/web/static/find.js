// Narrows a page of rules or cards down while one types; without it the form asks the server.

const field = document.getElementById("q");
const found = document.querySelector("[data-found]");
const entries = [...document.querySelectorAll("[data-find]")].map((entry) => ({
  entry,
  text: entry.textContent.toLowerCase().replace(/\s+/g, " "),
}));
const groups = [...document.querySelectorAll("main section")];

function narrow() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { entry, text } of entries) {
    entry.hidden = !words.every((word) => text.includes(word));
    count += !entry.hidden;
  }
  for (const group of groups) group.hidden = !group.querySelector("[data-find]:not([hidden])");
  const what = found.dataset.found;
  found.textContent = words.length
    ? `${count} of ${entries.length} ${what} fit “${field.value.trim()}”.`
    : `${entries.length} ${what}.`;
  const asked = new URLSearchParams(location.search);
  if (words.length) asked.set("q", field.value.trim());
  else asked.delete("q");
  const query = asked.size ? `?${asked}` : "";
  history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
}

field.addEventListener("input", narrow);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  narrow();
});
