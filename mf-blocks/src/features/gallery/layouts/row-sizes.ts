import { PER_ROW_NARROW } from '../per-row-narrow';

/** `sizes` of pictures of which so many are beside each other on a wide screen. */
export function rowSizes(perRow: number): string {
  return `(width < 800px) ${100 / Math.min(perRow, PER_ROW_NARROW)}vw, ${Math.ceil(100 / perRow)}vw`;
}

/** `sizes` of pictures in columns of at least this width, which grow until no further one fits in. */
export function columnSizes(columnWidthPx: number): string {
  return `(width < ${2 * columnWidthPx}px) 100vw, ${Math.ceil(1.5 * columnWidthPx)}px`;
}
