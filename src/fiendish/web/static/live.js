// Hears from the server: every frame comes over a socket, drawn and complete, with the beat that led to it.
// After a break the newest is all that is needed, and its beat tells what was missed. Where no socket is open, frames are fetched after the reader's own moves.

import { show } from "./frame.js";

const table = location.pathname;
let socket = null;
let heard = 0; // frames so far

/** After a command: the new frame is on its way, if anything can bring it. */
export async function refresh() {
  if (socket?.readyState === WebSocket.OPEN) return;
  const before = heard;
  try {
    const answer = await fetch(`${table}/frame${location.search}`);
    if (answer.ok && heard === before) show(await answer.text());
  } catch {
    // the line is cut: the page says so, and the next socket brings the frame
  }
}

export function listen(wait = 500) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams(location.search);
  query.set("heard", lines());
  socket = new WebSocket(`${scheme}://${location.host}${table}/live?${query}`);
  socket.addEventListener("message", (event) => {
    wait = 500;
    heard += 1;
    const { html, beat } = JSON.parse(event.data);
    show(html, beat);
  });
  socket.addEventListener("open", () => document.documentElement.classList.remove("cut"));
  socket.addEventListener("close", () => {
    document.documentElement.classList.add("cut");
    setTimeout(listen, wait, Math.min(2 * wait, 10000));
  });
}

/** The first line of the log that is not here yet. */
function lines() {
  const here = [...document.querySelectorAll("[data-line]")].map((line) => +line.dataset.line + 1);
  return Math.max(0, ...here);
}
