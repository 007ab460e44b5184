/** The current position of slides, and the requested turn. */
export interface Turn {
  readonly from: number;
  /** Number of slides forward; negative is backward. */
  readonly by: number;
  readonly count: number;
  /** Number of slides in view. */
  readonly inView: number;
  /** If true, each end is followed by the other. */
  readonly loop: boolean;
}

/** Result of a turn at an end without loop. */
export type End = 'reached-beginning' | 'reached-end';

/** The first slide in view after a turn, or the end that prevented it. */
export function turnedIndex({ from, by, count, inView, loop }: Turn): { readonly index: number; readonly end?: End } {
  const last = lastIndex(count, inView);
  if (by > 0 && from >= last) return loop ? { index: 0 } : { index: from, end: 'reached-end' };
  if (by < 0 && from <= 0) return loop ? { index: last } : { index: from, end: 'reached-beginning' };
  return { index: Math.max(0, Math.min(last, from + by)) };
}

/** The first slide in view when the last one is in view. */
export function lastIndex(count: number, inView: number): number {
  return Math.max(0, count - inView);
}

/** Wraps any whole number to a slide's index; negative ones count from the end. */
export function wrappedIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
