// Notes the size of the window for the report.

const shape = () => `${innerWidth}×${innerHeight} at ${devicePixelRatio}`;
document.getElementById("window").value = shape();
addEventListener("resize", () => (document.getElementById("window").value = shape()));
