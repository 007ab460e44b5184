/**
 * Bounds of text that is as large as its column lets it be, in CSS pixels.
 *
 * @implements TEXT-01 TEXT-03
 */
export const SCALED_TEXT_PX = {
  /** What follows the column's width is never smaller. */
  dynamicLeast: 13,
  /** What is made smaller to fit into one line is never smaller. */
  shrunkLeast: 11,
  largest: { least: 24, most: 240, absent: 96 },
} as const;

/** Settings of a scaled text block: a few words in one line, as large as the column allows. */
export interface ScaledTextSettings {
  /** Plain text. */
  readonly text: string;
  /** Rank as a heading; 2 by default, 0 for a paragraph. */
  readonly headingLevel?: 0 | 1 | 2 | 3;
  /** CSS pixels that it does not grow beyond; 96 by default. */
  readonly largest?: number;
  /** `start` if absent. */
  readonly align?: 'start' | 'center' | 'end';
}
