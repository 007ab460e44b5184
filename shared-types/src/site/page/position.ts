/**
 * Where something lies in a box: at the top, in the middle or at the bottom, and on the left, in the middle or on the right,
 * whichever way the page is written.
 *
 * @implements ENUM-14
 */
export const POSITIONS = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;
/** One of them. */
export type Position = (typeof POSITIONS)[number];
