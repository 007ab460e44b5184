/** A row's name below a drawing: the row, and its space in percent of the width. */
export interface ShownLabel {
  readonly index: number;
  readonly start: number;
  readonly width: number;
  /** True for a last row with less space than the others, too little on phones. */
  readonly isShort: boolean;
}

/** As many as are readable on a wide screen; phones show every second one. */
const MOST_LABELS = 7;

/** Names at even distances, starting with the first row. */
export function shownLabels(rows: number): readonly ShownLabel[] {
  const step = Math.ceil(rows / MOST_LABELS);
  const indexes = Array.from({ length: Math.ceil(rows / step) }, (_, place) => place * step);
  return (
    indexes
      .map((index) => ({
        index,
        start: (100 * index) / rows,
        width: (100 * Math.min(step, rows - index)) / rows,
        isShort: rows - index < step,
      }))
      // The last name is omitted if its space is too small to read it.
      .filter(({ index }) => index === 0 || rows - index >= step / 2)
  );
}
