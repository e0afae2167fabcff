// Keeps the table as text up to date: what has changed is put in place, the rest stays as it is.

import "./aloud.js";
import "./read.js";
import "./settle.js";
import "./slips.js";

const table = location.pathname.replace(/\/text$/, "");

async function refresh() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = page.title;
  for (const form of document.querySelectorAll("form[id]")) {
    const fresh = page.getElementById(form.id);
    if (!fresh) continue;
    form.innerHTML = fresh.innerHTML;
    Object.assign(form.dataset, fresh.dataset);
  }
  for (const now of document.querySelectorAll("[data-part]")) {
    const next = page.querySelector(`[data-part="${now.dataset.part}"]`);
    if (!next || next.innerHTML === now.innerHTML) continue;
    const held = now.contains(document.activeElement);
    now.replaceChildren(...next.childNodes);
    if (held) now.focus();
  }
  document.dispatchEvent(new CustomEvent("frame"));
}

function listen(wait = 500) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws${table.slice(7)}${location.search}`);
  socket.addEventListener("message", () => {
    wait = 500;
    refresh();
  });
  socket.addEventListener("close", () => setTimeout(listen, wait, Math.min(2 * wait, 10000)));
}

listen();
