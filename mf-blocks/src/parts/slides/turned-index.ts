/** Where the slides stand, and where they are to go. */
export interface Turn {
  readonly from: number;
  /** How many slides forward; backward where negative. */
  readonly by: number;
  readonly count: number;
  /** How many are in view at a time. */
  readonly inView: number;
  /** True: past one end comes the other. */
  readonly loop: boolean;
}

/** What a turn at an end without loop says. */
export type End = 'reached-beginning' | 'reached-end';

/** The first slide in view after a turn, or the end that stopped it. */
export function turnedIndex({ from, by, count, inView, loop }: Turn): { readonly index: number; readonly end?: End } {
  const last = lastIndex(count, inView);
  if (by > 0 && from >= last) return loop ? { index: 0 } : { index: from, end: 'reached-end' };
  if (by < 0 && from <= 0) return loop ? { index: last } : { index: from, end: 'reached-beginning' };
  return { index: Math.max(0, Math.min(last, from + by)) };
}

/** The first slide in view when the last one is. */
export function lastIndex(count: number, inView: number): number {
  return Math.max(0, count - inView);
}

/** Any whole number as the index of a slide: it wraps, and negative ones count from the end. */
export function wrappedIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
