import { carouselLayout } from './carousel';
import type { GalleryLayout } from './gallery-layout';
import { gridLayout } from './grid';
import { slideshowLayout } from './slideshow';
import { stackedLayout } from './stacked';
import { stripLayout } from './strip';

export const GALLERY_LAYOUTS: readonly GalleryLayout[] = [
  gridLayout,
  carouselLayout,
  slideshowLayout,
  stripLayout,
  stackedLayout,
];

/** The layout by the owner's design, or by the block variant if there is none; unknown values give the base layout. */
export function layoutOf(design: string | undefined, variant: number | undefined): GalleryLayout {
  const named = GALLERY_LAYOUTS.find((layout) => layout.design === design);
  if (design !== undefined) return named ?? stackedLayout;
  const own = variant !== undefined && GALLERY_LAYOUTS.find((layout) => layout.variant === variant);
  return own || gridLayout;
}

/** The layout of a design. Throws if there is none. */
export function findLayout(design: string): GalleryLayout {
  const layout = GALLERY_LAYOUTS.find((candidate) => candidate.design === design);
  if (!layout) throw new Error('could not find a design by that name');
  return layout;
}
