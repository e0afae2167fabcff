// The menu of a table folds by itself when something else is pressed, and by Escape.

document.addEventListener("click", (event) => {
  const menu = document.getElementById("menu");
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = document.getElementById("menu");
  if (event.key !== "Escape" || !menu?.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
