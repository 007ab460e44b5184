import type { Gallery } from '../read-gallery';

/** Width divided by height, from a height in per cent of the width. */
export function ratioOfHeight({ aspectRatio }: Gallery): number {
  return 100 / aspectRatio;
}
