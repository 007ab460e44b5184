import type { GalleryLayout } from './gallery-layout';
import { ratioOfHeight } from './ratio-of-height';

/** A row of large pictures: one is current, and its neighbours are partly visible. */
export const stripLayout: GalleryLayout = {
  design: 'slider',
  name: 'strip',
  moves: 'glide',
  perRow: () => 1,
  gapPx: ({ motion }) => motion.gutter,
  cropTo: ratioOfHeight,
};
