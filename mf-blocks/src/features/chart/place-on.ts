import type { ChartAxis } from 'shared-types/blocks/chart';

/** Where a number is on an axis, in hundredths of its length; what lies beyond is at its end. */
export function placeOn({ least, greatest }: Pick<ChartAxis, 'least' | 'greatest'>, value: number): number {
  const share = (value - least) / (greatest - least);
  return rounded(100 * Math.min(1, Math.max(0, share)));
}

/** As exact as a screen of ten thousand pixels. */
export function rounded(place: number): number {
  return Math.round(place * 100) / 100;
}
