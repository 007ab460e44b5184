import { autocolumnsLayout } from './autocolumns';
import { autogridLayout } from './autogrid';
import { autorowsLayout } from './autorows';
import { carouselLayout } from './carousel';
import type { GalleryLayout } from './gallery-layout';
import { gridLayout } from './grid';
import { listLayout } from './list';
import { slideshowLayout } from './slideshow';
import { stackedLayout } from './stacked';
import { stripLayout } from './strip';

export const GALLERY_LAYOUTS: readonly GalleryLayout[] = [
  gridLayout,
  carouselLayout,
  slideshowLayout,
  stripLayout,
  stackedLayout,
  autogridLayout,
  autocolumnsLayout,
  autorowsLayout,
  listLayout,
];

/** The layout by the owner's design, or by the block variant if there is none; unknown values give the base layout. */
export function layoutOf(design: string | undefined, variant: number | undefined): GalleryLayout {
  const named = GALLERY_LAYOUTS.find((layout) => layout.design === design);
  if (design !== undefined) return named ?? stackedLayout;
  const own = variant !== undefined && GALLERY_LAYOUTS.find((layout) => layout.variant === variant);
  return own || gridLayout;
}
