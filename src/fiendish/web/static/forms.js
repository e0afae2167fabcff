// Sends the forms of the table without leaving the page.

import { refresh } from "./live.js";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.closest("#frame")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  await fetch(form.action, { method: "POST", body: fields, redirect: "manual" });
  await refresh();
});
