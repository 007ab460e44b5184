import type { GalleryMotion } from './read-motion';

/** How much of a strip's width shows the neighbours of the current picture. */
export const PEEK = 0.3;

const BEFORE = { start: 0, middle: PEEK / 2, end: PEEK } as const;

/** How much of it lies before the picture. */
export function peekBefore(alignment: GalleryMotion['alignment']): number {
  return BEFORE[alignment];
}
