// The switch between dark and light changes the page at once instead of loading it anew.

document.addEventListener("submit", (event) => {
  if (!event.target.classList.contains("look")) return;
  event.preventDefault();
  const { value } = event.submitter;
  document.documentElement.dataset.theme = value;
  const other = value === "dark" ? ".to-light" : ".to-dark";
  event.target.querySelector(other)?.focus(); // the button that was pressed is gone
  fetch(event.target.action, {
    method: "POST",
    body: new URLSearchParams({ theme: value }),
    redirect: "manual",
  });
});
