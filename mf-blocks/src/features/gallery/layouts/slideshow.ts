import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { GalleryLayout } from './gallery-layout';
import { ratioOfHeight } from './ratio-of-height';

/** One picture at a time, with a fade to the next. */
export const slideshowLayout: GalleryLayout = {
  design: 'slideshow',
  variant: BLOCK_VARIANT.gallerySlideshow,
  name: 'slideshow',
  moves: 'fade',
  perRow: () => 1,
  gapPx: () => 0,
  cropTo: ratioOfHeight,
};
