export interface Shift {
  readonly value: number;
  readonly startTime: number;
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Adds a shift and returns the sum of its session window (https://web.dev/articles/evolving-cls). */
export function createShiftWindows(): (shift: Shift) => number {
  let firstMs = -Infinity;
  let lastMs = -Infinity;
  let sum = 0;
  return ({ value, startTime }) => {
    const goesOn = startTime - lastMs < GAP_MS && startTime - firstMs < WINDOW_MS;
    if (!goesOn) firstMs = startTime;
    lastMs = startTime;
    return (sum = (goesOn ? sum : 0) + value);
  };
}
