/** Between items, in CSS pixels. */
export const GAP_PX = 24;
