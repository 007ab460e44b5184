import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { GalleryLayout } from './gallery-layout';

export const carouselLayout: GalleryLayout = {
  design: 'carousel',
  variant: BLOCK_VARIANT.galleryCarousel,
  name: 'carousel',
  moves: 'glide',
  perRow: ({ motion }) => motion.slidesPerRow,
  gapPx: ({ motion }) => motion.gutter,
  cropTo: ({ imageAspectRatio }) => imageAspectRatio,
};
