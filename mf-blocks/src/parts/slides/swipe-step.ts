export interface FingerMove {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** Shorter moves have no direction yet. */
const AXIS_PX = 10;
const SWIPE_PX = 50;
const SWIPE_MS = 250;

/** Whether a finger moves along the slides: undefined as long as that cannot be told. */
export function isAlong({ x, y }: Pick<FingerMove, 'x' | 'y'>): boolean | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) <= AXIS_PX) return undefined;
  return Math.abs(x) > Math.abs(y);
}

/** What a finger asked for: 1 is the slide to the right, -1 the one to the left, 0 is no swipe. */
export function swipeStep(move: FingerMove): -1 | 0 | 1 {
  if (!isAlong(move) || Math.abs(move.x) < SWIPE_PX || move.ms > SWIPE_MS) return 0;
  return stepOf(move.x);
}

/** The same for a finger that lets go where it has pulled a slide of this width far enough, however slowly. */
export function snapStep(move: FingerMove, widthPx: number, snapPoint: number | undefined): -1 | 0 | 1 {
  if (snapPoint === undefined || !isAlong(move) || Math.abs(move.x) < widthPx * snapPoint) return 0;
  return stepOf(move.x);
}

function stepOf(x: number): -1 | 1 {
  return x < 0 ? 1 : -1;
}
