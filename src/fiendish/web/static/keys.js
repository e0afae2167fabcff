// Keys: an element with data-key is pressed by that key.

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=radio]), textarea, select")) return;
  const wanted = document.querySelector(`[data-key="${CSS.escape(event.key.toUpperCase())}"]`);
  if (!wanted) return;
  event.preventDefault();
  const button = wanted.htmlFor ? document.getElementById(wanted.htmlFor) : wanted;
  button?.click();
});
