/**
 * Shares of a block in view at which its animation looks at it.
 *
 * @implements ANIM-03
 */
export const ANIMATION_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;

/** So much of a block in view is enough, where the window has room for it. */
const ENOUGH = 0.25;
/** A block that is larger than the window is in view when it fills so much of that. */
const ENOUGH_OF_WINDOW = 0.5;

/**
 * The share of a block that has to be in view: a quarter; of a block so high that a quarter would fill more than half of the
 * window, the largest threshold that does not.
 *
 * @implements ANIM-04
 */
export function sufficientShare(blockHeight: number, windowHeight: number): number {
  const most = Math.min(ENOUGH, (ENOUGH_OF_WINDOW * windowHeight) / Math.max(1, blockHeight));
  return Math.max(...ANIMATION_THRESHOLDS.filter((threshold) => threshold <= most));
}
