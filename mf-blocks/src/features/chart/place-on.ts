import type { ChartAxis } from 'shared-types/blocks/chart';

/** Position of a number on an axis, in percent of its length; clamped to the axis. */
export function placeOn({ least, greatest }: Pick<ChartAxis, 'least' | 'greatest'>, value: number): number {
  const share = (value - least) / (greatest - least);
  return rounded(100 * Math.min(1, Math.max(0, share)));
}

/** Precise enough for ten thousand pixels. */
export function rounded(place: number): number {
  return Math.round(place * 100) / 100;
}
