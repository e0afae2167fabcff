// How fast things are shown, as the reader has set it; 0 is at once.

const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

export const pace = () => PACE[document.documentElement.dataset.speed] ?? 1;

/** Whether nothing is to fly, fall or shake. */
export const calm = () => !pace() || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
