import type { GalleryItem } from 'shared-types/blocks/gallery';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings } from '../../parts/settings/settings';

/** A gallery's settings, defaults filled in. */
export interface Gallery {
  readonly title: string;
  readonly showTitle: boolean;
  readonly items: readonly GalleryItem[];
  readonly perRow: number;
  readonly aspectRatio: number;
}

/** Pictures beside each other on a wide screen where the owner says nothing. */
const PER_ROW = 3;

/** Reads a gallery's settings. */
export function readGallery(value: unknown): Gallery {
  const settings = readSettings(value);
  return {
    title: settings.text('title'),
    showTitle: settings.flag('showTitle'),
    items: settings
      .list('items')
      .map((item) => ({ picture: readPicture(item.group('picture')), caption: item.optionalText('caption') ?? '' })),
    perRow: Math.ceil(settings.optionalSize('perRow') ?? PER_ROW),
    aspectRatio: settings.optionalSize('aspectRatio') ?? 1,
  };
}
