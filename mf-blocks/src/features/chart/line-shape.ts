import type { ChartAxis, ChartRow } from 'shared-types/blocks/chart';
import { placeOn, rounded } from './place-on';

/** A place of a drawing, in hundredths of its width and, from the top, of its height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a column is drawn as a line. */
export interface LineShape {
  /** An SVG path, broken where there is no number; empty where no two numbers follow each other. */
  readonly path: string;
  /** Where the line is marked with the shape that tells it from the others; numbers that stand alone are among them. */
  readonly marks: readonly Place[];
}

/** About as many marks as lead the eye along a line without hiding it. */
const MOST_MARKS = 12;

/** The shape of a column's line. Marks of columns beside each other are apart where there are many rows. */
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

/** In the middle of its row's share of the width. */
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
