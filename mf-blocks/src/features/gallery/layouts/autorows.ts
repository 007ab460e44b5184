import type { CSSProperties } from 'react';
import type { Picture } from 'shared-types/host/image';
import type { Gallery } from '../read-gallery';
import type { GalleryLayout } from './gallery-layout';
import { justifiedRows, type RowPlace } from './justified-rows';

/** Widths that rows are laid out for, and the letter of each in the style sheet, which has the same; no gallery is wider. */
const ROW_WIDTHS = { a: 480, b: 800, c: 1216 } as const;
/** Widest gap, as a fraction of the gallery's width; in the style sheet too. */
const WIDEST_GAP = 0.05;

/** Rows that fill the width, of pictures in their own shape. They are laid out on the server, so that nothing moves later. */
export const autorowsLayout: GalleryLayout = {
  design: 'autorows',
  name: 'rows',
  lightbox: true,
  gapPx: ({ motion }) => motion.gutter ?? 20,
  // Said also of a picture in its own shape, which it keeps where it cannot be had.
  box: (gallery, picture) => ({ ratio: ratioOf(gallery, picture) }),
  metaPosition: () => 'BOTTOM_LEFT',
  sizes: ({ rowHeight }, ratio) => `min(100vw, ${Math.ceil(ratio * rowHeight)}px)`,
  slideStyles,
};

/** Each picture's place in the rows of every width. */
function slideStyles(gallery: Gallery): CSSProperties[] {
  const { slides, rowHeight, motion } = gallery;
  const ratios = slides.map(({ picture }) => ratioOf(gallery, picture));
  const layouts = Object.entries(ROW_WIDTHS).map(([letter, widthPx]) => {
    const gapPx = Math.min(motion.gutter ?? 20, WIDEST_GAP * widthPx);
    return { letter, places: justifiedRows(ratios, { widthPx, gapPx, rowHeightPx: rowHeight }) };
  });
  return slides.map(
    (_, at) =>
      Object.assign({}, ...layouts.map(({ letter, places }) => variables(letter, places[at]))) as CSSProperties,
  );
}

function ratioOf({ imageAspectRatio }: Gallery, { width, height }: Picture): number {
  return imageAspectRatio ?? Number((width / height).toFixed(4));
}

function variables(letter: string, place: RowPlace | undefined): Readonly<Record<string, number>> {
  if (!place) return {};
  const { share, gaps, rest } = place;
  return {
    [`--${letter}`]: share,
    ...(gaps > 0 && { [`--${letter}n`]: gaps }),
    ...(rest > 0 && { [`--${letter}r`]: rest }),
  };
}
