/** How a finger moved, in CSS pixels, and how long it took. */
export interface FingerMove {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** A move up to here has no direction yet. */
const AXIS_PX = 10;
const SWIPE_PX = 50;
const SWIPE_MS = 250;

/** What a finger asked for: 1 is the slide to the right, -1 the one to the left, 0 is no swipe. */
export function swipeStep({ x, y, ms }: FingerMove): -1 | 0 | 1 {
  const isAlong = Math.abs(x) > AXIS_PX && Math.abs(x) > Math.abs(y);
  if (!isAlong || Math.abs(x) < SWIPE_PX || ms > SWIPE_MS) return 0;
  return x < 0 ? 1 : -1;
}
