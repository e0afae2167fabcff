/** Say something at once to those who listen, after what is being said. */
export function say(words) {
  document.getElementById("aloud").textContent = words;
}
