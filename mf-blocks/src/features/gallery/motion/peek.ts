import type { GalleryMotion } from './read-motion';

export const PEEK = 0.3;

const BEFORE = { start: 0, middle: PEEK / 2, end: PEEK } as const;

/** The part of it that precedes the picture. */
export function peekBefore(alignment: GalleryMotion['alignment']): number {
  return BEFORE[alignment];
}
