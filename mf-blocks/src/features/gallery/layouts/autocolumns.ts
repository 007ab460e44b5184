import { COLUMNS } from './autogrid';
import type { GalleryLayout } from './gallery-layout';

/** Columns of pictures in their own shape, as many as have room. Captions lie over pictures unless both are mixed. */
export const autocolumnsLayout: GalleryLayout = {
  ...COLUMNS,
  design: 'autocolumns',
  name: 'columns',
  metaPosition: ({ mixedContent }) => (mixedContent ? undefined : 'BOTTOM_LEFT'),
};
