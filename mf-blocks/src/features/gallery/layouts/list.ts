import type { CSSProperties } from 'react';
import { thumbBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';

/** Pictures one under the other, each with its words beside it. */
export const listLayout: GalleryLayout = {
  design: 'list',
  name: 'list',
  lightbox: false,
  gapPx: ({ padding }) => padding,
  box: thumbBox,
  sizes: ({ listImageSize }) => `(width < ${Math.ceil(listImageSize / 0.4)}px) 40vw, ${listImageSize}px`,
  style: ({ listImageSize }) => ({ '--list-image': `${listImageSize}px` }) as CSSProperties,
};
