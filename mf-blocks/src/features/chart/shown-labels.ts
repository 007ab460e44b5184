/** A name below a drawing: whose it is, and the room it has, in hundredths of the width. */
export interface ShownLabel {
  readonly index: number;
  readonly start: number;
  readonly width: number;
}

/** As many as can be read beside each other on a wide screen; every second one on a phone. */
const MOST_LABELS = 7;

/** Names at even distances, from the first row on. */
export function shownLabels(rows: number): readonly ShownLabel[] {
  const step = Math.ceil(rows / MOST_LABELS);
  const indexes = Array.from({ length: Math.ceil(rows / step) }, (_, place) => place * step);
  return (
    indexes
      .map((index) => ({ index, start: (100 * index) / rows, width: (100 * Math.min(step, rows - index)) / rows }))
      // What is left at the end may be too little to read anything in.
      .filter(({ index }) => index === 0 || rows - index >= step / 2)
  );
}
