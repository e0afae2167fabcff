// Links are copied by a button; without a script they can be selected.

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const link = document.getElementById(button.dataset.copy);
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
    } catch {
      document.execCommand("copy"); // on plain http there is no other way
    }
    button.textContent = "Copied";
  });
}
