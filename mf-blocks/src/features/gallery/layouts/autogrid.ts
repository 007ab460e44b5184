import type { CSSProperties } from 'react';
import type { Gallery } from '../read-gallery';
import { heightBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';
import { columnSizes } from './row-sizes';

/** What the layouts with columns of a least width have in common. */
export const COLUMNS = {
  lightbox: false,
  gapPx: ({ motion }: Gallery) => motion.gutter ?? 0,
  box: heightBox,
  sizes: ({ columnWidth }: Gallery) => columnSizes(columnWidth),
  style: ({ columnWidth }: Gallery) => ({ '--column': `${columnWidth}px` }) as CSSProperties,
} as const;

/** Rows of as many pictures as have room. */
export const autogridLayout: GalleryLayout = { ...COLUMNS, design: 'autogrid', name: 'autogrid' };
