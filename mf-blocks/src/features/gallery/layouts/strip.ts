import type { CSSProperties } from 'react';
import { PEEK, peekBefore } from '../motion/peek';
import { slideBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';

/** A row of large pictures: one is current, and its neighbours are partly visible. */
export const stripLayout: GalleryLayout = {
  design: 'slider',
  name: 'strip',
  lightbox: false,
  perRow: () => 1,
  gapPx: ({ motion }) => motion.gutter ?? 1,
  box: slideBox,
  sizes: () => `${100 * (1 - PEEK)}vw`,
  style: ({ motion }) => ({ '--peek': PEEK, '--before': peekBefore(motion.alignment) }) as CSSProperties,
};
