// Sends the forms of the table without leaving the page. What is refused comes back as a page that
// says so: its words are shown until the next thing works. A press shows at once that it was taken. The line of the chat is free for the next
// words at once; what could not be sent is there again.

import { show } from "./frame.js";
import { refresh } from "./live.js";
import { hold } from "./settle.js";
import { put, tell } from "./told.js";

const SLOW = 1000; // milliseconds without an answer after which the reader is told

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.closest("#frame") || form.method !== "post" || "leave" in form.dataset) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  const saying = form.id === "say";
  if (saying) document.getElementById("words").value = "";
  document.dispatchEvent(new CustomEvent("sent", { detail: form.id }));
  event.submitter?.classList.add("sent");
  hold(true);
  const late = setTimeout(tell, SLOW, "Sent. Waiting for the server …", "waiting");
  const done = await send(form.action, fields);
  clearTimeout(late);
  if (done) return refresh();
  event.submitter?.classList.remove("sent");
  hold(false);
  const line = saying && document.getElementById("words");
  if (line) line.value = `${fields.get("text")} ${line.value}`.trim();
});

/** Whether it was done; if not, the reader is told why. */
async function send(action, fields) {
  let answer;
  try {
    answer = await fetch(action, { method: "POST", body: fields, redirect: "manual" });
  } catch {
    tell("Not sent: no connection. Try again.");
    return false;
  }
  if (answer.status < 400) tell("");
  else await refuse(answer);
  return answer.status < 400;
}

async function refuse(answer) {
  const kind = answer.headers.get("content-type") ?? "";
  const words = await answer.text();
  if (!kind.startsWith("text/html")) return tell(said(words));
  const page = new DOMParser().parseFromString(words, "text/html");
  const told = page.querySelector("#told > *");
  if (!told) return tell(page.querySelector("main")?.innerText ?? "Not done.");
  put(told);
  show(words);
}

// Who watches by a token takes it along to the next table.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-follow]");
  if (link) link.search = location.search;
});

document.addEventListener("click", (event) => {
  if (!event.target.closest("#told .close")) return;
  event.preventDefault();
  tell("");
});

/** The sentence of a refusal that is JSON. */
function said(words) {
  try {
    return `Not done: ${JSON.parse(words).error.text}`;
  } catch {
    return "Not done.";
  }
}
