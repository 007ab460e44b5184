import type { ChartAxis } from 'shared-types/blocks/chart';
import { placeOn, rounded } from './place-on';

/** Where a bar begins, and how long it is, in hundredths of the axis: from zero to its number, whichever is less. */
export function barPlace(axis: ChartAxis, value: number): { readonly start: number; readonly length: number } {
  const [zero, end] = [placeOn(axis, 0), placeOn(axis, value)];
  return { start: Math.min(zero, end), length: rounded(Math.abs(end - zero)) };
}
