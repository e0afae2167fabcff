// The line above the table: what was refused, or takes long.

/** Say something above the table; nothing takes it away. */
export function tell(words, kind = "refusal") {
  if (!words) return put();
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = words;
  put(line);
}

export function put(...what) {
  document.getElementById("told")?.replaceChildren(...what.map((one) => document.adoptNode(one)));
}
