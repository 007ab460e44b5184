/** Widths below which fewer slides are in view, and their numbers. */
const NARROWER = [
  { belowPx: 480, most: 2 },
  { belowPx: 724, most: 3 },
] as const;

/** Slides of a carousel in view at a width; the style sheet uses the same numbers before the page is live. */
export function slidesInView(widthPx: number, slidesPerRow: number): number {
  const narrow = NARROWER.find(({ belowPx }) => widthPx < belowPx);
  return narrow ? Math.min(narrow.most, slidesPerRow) : slidesPerRow;
}
