import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { GalleryLayout } from './gallery-layout';
import { ratioOfHeight } from './ratio-of-height';

/** One picture at a time; the next one fades in over it. */
export const slideshowLayout: GalleryLayout = {
  design: 'slideshow',
  variant: BLOCK_VARIANT.gallerySlideshow,
  name: 'slideshow',
  moves: 'fade',
  perRow: () => 1,
  gapPx: () => 0,
  cropTo: ratioOfHeight,
};
