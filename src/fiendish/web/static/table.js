// Keeps an open table up to date and plays without loading the page anew. All drawing is done by the
// server: this only fetches the changed part, puts it in place and listens to keys.

const table = location.pathname;
const id = table.split("/").pop();
let shown = 0; // number of the newest frame that was asked for

async function refresh() {
  const mine = ++shown;
  const answer = await fetch(`${table}/frame${location.search}`);
  if (!answer.ok || mine !== shown) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = page.getElementById("frame");
  const now = document.getElementById("frame");
  if (!next || !now) return;
  const put = () => now.replaceWith(document.adoptNode(next));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || calm || document.hidden) return put();
  const moving = document.startViewTransition(put);
  moving.ready.catch(() => {}); // the next one has begun: nothing is lost
  moving.finished.catch(() => {});
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id !== "move" && form.id !== "undo") return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  await fetch(form.action, { method: "POST", body: fields, redirect: "manual" });
  await refresh();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  const key = CSS.escape(event.key.toUpperCase());
  const wanted = document.querySelector(`[data-key="${key}"]`);
  if (!wanted) return;
  event.preventDefault();
  const button = wanted.htmlFor ? document.getElementById(wanted.htmlFor) : wanted;
  button?.click();
});

function listen(wait = 500) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${id}${location.search}`);
  socket.addEventListener("message", () => {
    wait = 500;
    refresh();
  });
  socket.addEventListener("close", () => setTimeout(listen, wait, Math.min(2 * wait, 10000)));
}

listen();
