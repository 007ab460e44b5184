import type { ChartAxis, ChartRow } from 'shared-types/blocks/chart';
import { placeOn, rounded } from './place-on';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface LineShape {
  /** An SVG path, interrupted where numbers are missing; empty without two adjacent numbers. */
  readonly path: string;
  /** Positions of markers, which include numbers without neighbours. */
  readonly marks: readonly Place[];
}

/** Enough markers to follow a line without covering it. */
const MOST_MARKS = 12;

/** The path and markers of a column. With many rows, adjacent columns get their markers at different rows. */
export function lineShape(axis: ChartAxis, rows: readonly ChartRow[], column: number): LineShape {
  const places = rows.map(({ values }, index) =>
    placeOf(axis, { value: values[column]?.value, index, of: rows.length }),
  );
  const step = Math.ceil(rows.length / MOST_MARKS);
  const isMarked = (index: number) => index % step === (2 * column) % step || isAlone(places, index);
  return { path: pathOf(places), marks: places.flatMap((place, index) => (place && isMarked(index) ? [place] : [])) };
}

interface PlaceInput {
  readonly value: number | undefined;
  readonly index: number;
  readonly of: number;
}

/** Centered in its row's share of the width. */
function placeOf(axis: ChartAxis, { value, index, of }: PlaceInput): Place | undefined {
  if (value === undefined) return undefined;
  return { x: rounded((100 * (index + 0.5)) / of), y: rounded(100 - placeOn(axis, value)) };
}

function isAlone(places: readonly (Place | undefined)[], index: number): boolean {
  return !places[index - 1] && !places[index + 1];
}

function pathOf(places: readonly (Place | undefined)[]): string {
  return places
    .map((place, index) => {
      if (!place || isAlone(places, index)) return '';
      return `${places[index - 1] ? 'L' : 'M'}${place.x},${place.y}`;
    })
    .join('');
}
