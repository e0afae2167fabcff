// Hears from the server that something has changed, and shows it.

import { show } from "./frame.js";

const table = location.pathname;
const id = table.split("/").pop();
let newest = 0; // number of the newest frame that was asked for

export async function refresh() {
  const mine = ++newest;
  const answer = await fetch(`${table}/frame${location.search}`);
  if (answer.ok && mine === newest) show(await answer.text());
}

export function listen(wait = 500) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${id}${location.search}`);
  socket.addEventListener("message", () => {
    wait = 500;
    refresh();
  });
  socket.addEventListener("close", () => setTimeout(listen, wait, Math.min(2 * wait, 10000)));
}
