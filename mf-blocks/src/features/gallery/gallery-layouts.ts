import { BLOCK_VARIANT } from 'shared-types/site/block-type';

/** How a gallery is laid out. */
export interface GalleryLayout {
  readonly variant: number;
  /** Ends the class name `blocks-gallery__list--`. */
  readonly name: 'grid' | 'strip' | 'stack';
  /** True where the pictures run in a line the visitor scrolls. */
  readonly scrolls: boolean;
  /** Pictures beside each other on a wide screen. */
  readonly perRow: (setting: number) => number;
}

/** The layouts; the first stands for galleries without a variant. */
export const GALLERY_LAYOUTS: readonly [GalleryLayout, ...GalleryLayout[]] = [
  { variant: BLOCK_VARIANT.galleryGrid, name: 'grid', scrolls: false, perRow: (setting) => setting },
  { variant: BLOCK_VARIANT.galleryCarousel, name: 'strip', scrolls: true, perRow: (setting) => setting },
  { variant: BLOCK_VARIANT.gallerySlideshow, name: 'strip', scrolls: true, perRow: () => 1 },
  { variant: BLOCK_VARIANT.galleryStack, name: 'stack', scrolls: false, perRow: () => 1 },
];
