import type { ChartAxis } from 'shared-types/blocks/chart';
import { placeOn, rounded } from './place-on';

/** Start and length of a bar in percent of the axis; a bar spans from zero to its number. */
export function barPlace(axis: ChartAxis, value: number): { readonly start: number; readonly length: number } {
  const [zero, end] = [placeOn(axis, 0), placeOn(axis, value)];
  return { start: Math.min(zero, end), length: rounded(Math.abs(end - zero)) };
}
