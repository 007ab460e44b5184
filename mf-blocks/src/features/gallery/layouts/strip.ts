import type { GalleryLayout } from './gallery-layout';
import { ratioOfHeight } from './ratio-of-height';

/** A line of great pictures: one of them is current, and its neighbours look in. */
export const stripLayout: GalleryLayout = {
  design: 'slider',
  name: 'strip',
  moves: 'glide',
  perRow: () => 1,
  gapPx: ({ motion }) => motion.gutter,
  cropTo: ratioOfHeight,
};
