// The switch for questions before slips: it holds at once, in this browser. Without a script nothing is asked.

import { make } from "./in_place.js";
import { ask, unasked } from "./slips.js";

const ALL = "off";
const part = document.getElementById("slips");
const legend = make("legend", "", "Ask before slips");
const picks = make("div", "picks", pick("off", [ALL]), pick("on", []));
const hint = make("p", "hint", "Before you end with plays left, destroy your own or play what does nothing. “On” asks again about all of these. Holds at once, in this browser.");
part.append(make("fieldset", "", legend, picks, hint));
part.hidden = false;

function pick(word, but) {
  const radio = make("input");
  const label = make("label", "", word);
  [radio.type, radio.name, radio.id] = ["radio", "slips", `slips-${word}`];
  radio.checked = unasked().join() === but.join();
  radio.addEventListener("change", () => ask(...but));
  label.htmlFor = radio.id;
  return make("span", "radio", radio, label);
}
