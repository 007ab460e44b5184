import type { Gallery } from '../read-gallery';

/** Converts a height in percent of the width to an aspect ratio (width / height). */
export function ratioOfHeight({ aspectRatio }: Gallery): number {
  return 100 / aspectRatio;
}
