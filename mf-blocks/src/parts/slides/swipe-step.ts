export interface FingerMove {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** Shorter moves have no direction yet. */
const AXIS_PX = 10;
const SWIPE_PX = 50;
const SWIPE_MS = 250;

/** The result of a swipe: 1 for the slide to the right, -1 to the left, 0 for no swipe. */
export function swipeStep({ x, y, ms }: FingerMove): -1 | 0 | 1 {
  const isAlong = Math.abs(x) > AXIS_PX && Math.abs(x) > Math.abs(y);
  if (!isAlong || Math.abs(x) < SWIPE_PX || ms > SWIPE_MS) return 0;
  return x < 0 ? 1 : -1;
}
