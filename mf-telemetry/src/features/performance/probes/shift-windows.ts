/** What the browser tells of a shift; times in milliseconds. */
export interface Shift {
  readonly value: number;
  readonly startTime: number;
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/**
 * Adds shifts up as the cumulative layout shift does (https://web.dev/articles/evolving-cls): in windows that end after a
 * second without a shift, and after five seconds. The function takes a shift in and gives the window's sum.
 */
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
