import { carouselLayout } from './carousel';
import type { GalleryLayout } from './gallery-layout';
import { gridLayout } from './grid';
import { slideshowLayout } from './slideshow';
import { stackedLayout } from './stacked';
import { stripLayout } from './strip';

/** Every layout. */
export const GALLERY_LAYOUTS: readonly GalleryLayout[] = [
  gridLayout,
  carouselLayout,
  slideshowLayout,
  stripLayout,
  stackedLayout,
];

/** The layout the owner's word means, or the block's variant where there is none; what means nothing gives the base. */
export function layoutOf(design: string | undefined, variant: number | undefined): GalleryLayout {
  const named = GALLERY_LAYOUTS.find((layout) => layout.design === design);
  if (design !== undefined) return named ?? stackedLayout;
  const own = variant !== undefined && GALLERY_LAYOUTS.find((layout) => layout.variant === variant);
  return own || gridLayout;
}

/** The layout of a design that must be one. Throws where it is none. */
export function findLayout(design: string): GalleryLayout {
  const layout = GALLERY_LAYOUTS.find((candidate) => candidate.design === design);
  if (!layout) throw new Error('could not find a design by that name');
  return layout;
}
