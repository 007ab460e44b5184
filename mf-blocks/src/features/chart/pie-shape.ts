import type { ChartSlice } from 'shared-types/blocks/chart';
import { spreadAngles } from './spread-angles';

/** A slice of a pie with its centre at 0,0 and the radius `RADIUS`. */
export interface PieceShape {
  readonly path: string;
  /** Position of its number, outside of the pie, and the point of the edge that it refers to. */
  readonly mark: readonly [x: number, y: number];
  readonly edge: readonly [x: number, y: number];
}

export const RADIUS = 50;
/** Distance of the numbers from the centre. */
const MARK_RADIUS = 60;
const WHOLE = 0.999_999;

/** Shapes of a pie's slices, clockwise from the top. */
export function pieShape(slices: readonly Pick<ChartSlice, 'share'>[]): readonly PieceShape[] {
  const ends = slices.reduce<number[]>((sums, { share }) => [...sums, (sums.at(-1) ?? 0) + share], []);
  const pieces = slices.map(({ share }, index) => ({ from: (ends[index] ?? 0) - share, share }));
  const middles = pieces.map(({ from, share }) => from + share / 2);
  const marks = spreadAngles(middles);
  return pieces.map((piece, index) => ({
    path: pathOf(piece),
    mark: pointAt(marks[index] ?? 0, MARK_RADIUS),
    edge: pointAt(middles[index] ?? 0, RADIUS),
  }));
}

function pathOf({ from, share }: { readonly from: number; readonly share: number }): string {
  // An SVG arc that ends where it starts draws nothing.
  if (share >= WHOLE)
    return `M0,-${RADIUS}A${RADIUS},${RADIUS},0,1,1,0,${RADIUS}A${RADIUS},${RADIUS},0,1,1,0,-${RADIUS}Z`;
  const isLong = share > 0.5 ? 1 : 0;
  return `M0,0L${pointAt(from, RADIUS).join()}A${RADIUS},${RADIUS},0,${isLong},1,${pointAt(from + share, RADIUS).join()}Z`;
}

/** A full turn is 1. */
function pointAt(turn: number, radius: number): readonly [number, number] {
  const angle = 2 * Math.PI * turn;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

function round(value: number): number {
  // Turns -0 into 0, which prints alike but is not equal to it.
  return Math.round(value * 100) / 100 || 0;
}
