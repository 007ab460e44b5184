import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { GalleryLayout } from './gallery-layout';

export const gridLayout: GalleryLayout = {
  design: 'grid',
  variant: BLOCK_VARIANT.galleryGrid,
  name: 'grid',
  perRow: ({ thumbnailsPerRow }) => thumbnailsPerRow,
  gapPx: ({ padding }) => padding,
  cropTo: ({ imageAspectRatio }) => imageAspectRatio,
};
