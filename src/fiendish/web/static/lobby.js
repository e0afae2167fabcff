// The wait for players: the page is loaded anew when something changes.

import "./copy.js";

const { table, free } = document.querySelector("[data-table]").dataset;
let first = "";

function listen(wait = 500) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}${location.search}`);
  socket.addEventListener("message", (event) => {
    const { frame, ...view } = JSON.parse(event.data);
    const now = JSON.stringify(view);
    const open = view.seats.filter((one) => one.kind === "open").map((one) => one.seat);
    // A seat may have been taken after the page was drawn and before this was heard.
    if (open.join(" ") !== free || (first && now !== first)) location.reload();
    first ||= now;
  });
  socket.addEventListener("close", () => setTimeout(again, wait, Math.min(2 * wait, 10000)));
}

async function again(wait) {
  try {
    const answer = await fetch(location);
    if (answer.status === 404) location.assign("/"); // the table is gone
    else return listen(wait);
  } catch {
    setTimeout(again, wait, wait); // the server is away
  }
}

listen();
