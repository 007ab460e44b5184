import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { thumbBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';
import { rowSizes } from './row-sizes';

export const carouselLayout: GalleryLayout = {
  design: 'carousel',
  variant: BLOCK_VARIANT.galleryCarousel,
  name: 'carousel',
  lightbox: false,
  perRow: ({ motion }) => motion.slidesPerRow,
  gapPx: ({ motion }) => motion.gutter ?? 1,
  box: thumbBox,
  sizes: ({ motion }) => rowSizes(motion.slidesPerRow),
};
