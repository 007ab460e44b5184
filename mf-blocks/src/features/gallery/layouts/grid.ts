import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { thumbBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';
import { rowSizes } from './row-sizes';

export const gridLayout: GalleryLayout = {
  design: 'grid',
  variant: BLOCK_VARIANT.galleryGrid,
  name: 'grid',
  lightbox: true,
  perRow: ({ thumbnailsPerRow }) => thumbnailsPerRow,
  gapPx: ({ padding }) => padding,
  box: thumbBox,
  sizes: ({ thumbnailsPerRow }) => rowSizes(thumbnailsPerRow),
};
