// Hears from the server: every frame comes over a socket, drawn and complete, so the newest is all that
// is needed after a break. Where no socket is open, frames are fetched after the reader's own moves.

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
  socket = new WebSocket(`${scheme}://${location.host}${table}/live${location.search}`);
  socket.addEventListener("message", (event) => {
    wait = 500;
    heard += 1;
    show(JSON.parse(event.data).html);
  });
  socket.addEventListener("open", () => document.documentElement.classList.remove("cut"));
  socket.addEventListener("close", () => {
    document.documentElement.classList.add("cut");
    setTimeout(listen, wait, Math.min(2 * wait, 10000));
  });
}
