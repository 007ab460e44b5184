/** What slides do at an end that a finger pulls them beyond. */
export type Boundary = 'none' | 'hard' | 'inertial';

/** Where the slides stand that a finger pulls. */
export interface Pulled {
  /** Pixels; positive towards the slide before. */
  readonly towardsBefore: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly boundaries: { readonly start: Boundary; readonly end: Boundary };
}

/** Beyond an end slides follow a finger by a third of its way. */
const INERTIA = 3;

/** How far slides follow a finger, in pixels. */
export function pulledPx({ towardsBefore, isFirst, isLast, boundaries }: Pulled): number {
  const isBeyond = towardsBefore > 0 ? isFirst : isLast;
  const boundary = isBeyond ? boundaries[towardsBefore > 0 ? 'start' : 'end'] : 'none';
  if (boundary === 'none') return towardsBefore;
  return boundary === 'hard' ? 0 : towardsBefore / INERTIA;
}

/** How long a slide takes to come back, or to come by a swipe where it has no speed. */
export const SWIPE_MS = 280;
/** Windows narrower than this have less far to go. */
const NARROW_PX = 767;
const THROUGH_MS = { narrow: 200, wide: 300, most: 500 } as const;

/** A swipe that turns the slides. */
export interface SwipeThrough {
  readonly x: number;
  readonly ms: number;
  /** How far the slides still have to go, in pixels. */
  readonly leftPx: number;
  readonly windowPx: number;
}

/** How long slides take to their place: as fast as the finger was, within limits. */
export function swipeThroughMs({ x, ms, leftPx, windowPx }: SwipeThrough): number {
  const least = windowPx < NARROW_PX ? THROUGH_MS.narrow : THROUGH_MS.wide;
  const needed = (Math.max(0, leftPx) * ms) / Math.max(1, Math.abs(x));
  return Math.min(THROUGH_MS.most, Math.max(least, needed));
}
