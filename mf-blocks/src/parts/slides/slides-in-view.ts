/** The widths below which fewer slides stand beside each other, and how many do. */
const NARROWER = [
  { belowPx: 480, most: 2 },
  { belowPx: 724, most: 3 },
] as const;

/** How many slides of a carousel are in view at a width; the style sheet counts the same before the page is live. */
export function slidesInView(widthPx: number, slidesPerRow: number): number {
  const narrow = NARROWER.find(({ belowPx }) => widthPx < belowPx);
  return narrow ? Math.min(narrow.most, slidesPerRow) : slidesPerRow;
}
