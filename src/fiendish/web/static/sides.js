// The gallery of sides. Without this it works as plain buttons of a form; with it the page counts, says
// what was chosen on the button that begins, and shows who else is to play what.

const names = (gallery) =>
  [...gallery.querySelectorAll("input:checked")].map((one) => one.dataset.name).filter(Boolean);

for (const gallery of document.querySelectorAll(".gallery")) {
  const form = gallery.closest("form");
  const each = Number(gallery.dataset.each);
  const count = form.querySelector("[data-count]");
  const inputs = [...gallery.querySelectorAll("input:not(:disabled)")];

  const tell = () => {
    const chosen = names(gallery);
    if (each > 1) {
      count.hidden = false;
      count.textContent = `${chosen.length} of ${each} chosen.`;
      // As many as can be had are chosen: another one has to be let go first.
      for (const one of inputs) one.disabled = chosen.length >= each && !one.checked;
    }
    for (const as of form.querySelectorAll("[data-as]")) {
      as.textContent = chosen.length ? `\u00a0as ${chosen.join(" + ")}` : "";
    }
  };

  const marks = () => {
    const seats = form.querySelector("[name=seats]:checked");
    for (const card of gallery.querySelectorAll("[data-side]")) {
      const of = [...form.querySelectorAll("[data-pick]")]
        .filter((one) => one.value === card.dataset.side && one.dataset.pick < (seats?.value ?? 8))
        .filter((one) => form.querySelector(`#seat-${one.dataset.pick}`)?.value !== "me")
        .map((one) => one.closest("li").querySelector(".mark").cloneNode(true));
      card.querySelector(".theirs").replaceChildren(...of);
    }
  };

  // Check boxes are walked like radio buttons: the arrows lead from one to the next.
  gallery.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (each === 1 || !step || event.target.type !== "checkbox") return;
    event.preventDefault();
    const open = inputs.filter((one) => !one.disabled);
    open.at((open.indexOf(event.target) + step) % open.length).focus();
  });

  form.addEventListener("change", () => (tell(), marks()));
  tell();
  marks();
}
