import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { GalleryLayout } from './gallery-layout';

/** One picture below the other, uncropped: the base layout. */
export const stackedLayout: GalleryLayout = {
  design: 'stacked',
  variant: BLOCK_VARIANT.galleryStack,
  name: 'stack',
  lightbox: false,
  box: () => ({ ratio: undefined }),
  sizes: () => '(width < 800px) 100vw, 56rem',
};
