import { GALLERY_MEDIA, type GalleryItem } from 'shared-types/blocks/gallery';
import { POSITIONS, type Position } from 'shared-types/site/page/position';
import { readLink } from '../../parts/link/read-link';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings, type Settings } from '../../parts/settings/settings';
import { type GalleryMotion, readMotion } from './read-motion';

export interface Gallery {
  readonly title: string;
  readonly showTitle: boolean;
  readonly items: readonly GalleryItem[];
  readonly design: string | undefined;
  /** Undefined puts captions below their pictures. */
  readonly metaPosition: Position | undefined;
  readonly thumbnailsPerRow: number;
  readonly padding: number;
  /** Undefined does not crop. */
  readonly imageAspectRatio: number | undefined;
  /** Height in percent of the width. */
  readonly aspectRatio: number;
  readonly motion: GalleryMotion;
}

/** The value for uncropped pictures. */
const UNCROPPED = 'Auto';
const HIGHEST_PERCENT = 400;
const LOWEST_PERCENT = 5;

export function readGallery(value: unknown): Gallery {
  const settings = readSettings(value);
  return {
    title: settings.text('title'),
    showTitle: settings.flag('showTitle'),
    items: settings.list('items').flatMap(readItem),
    design: settings.optionalText('design'),
    metaPosition: settings.optionalText('meta-position') ? settings.oneOf('meta-position', POSITIONS) : undefined,
    thumbnailsPerRow: Math.ceil(settings.optionalNumber('thumbnails-per-row', 1, 12) ?? 4),
    padding: settings.optionalNumber('padding', 0, 200) ?? 20,
    imageAspectRatio: settings.is('imageAspectRatio', UNCROPPED)
      ? undefined
      : (settings.optionalSize('imageAspectRatio') ?? 1),
    aspectRatio: settings.optionalNumber('aspectRatio', LOWEST_PERCENT, HIGHEST_PERCENT) ?? 50,
    motion: readMotion(settings),
  };
}

/** A visible item; an item without a picture is skipped, whatever else it contains. */
function readItem(item: Settings): GalleryItem[] {
  const media = item.oneOf('media', GALLERY_MEDIA);
  if (media === 'imageEmpty') return [];
  const caption = item.optionalText('caption');
  const link = media === 'video' ? item.group('link') : item.optionalGroup('link');
  return [
    {
      media,
      picture: readPicture(item.group('picture')),
      ...(caption && { caption }),
      ...(link && { link: readLink(link) }),
    },
  ];
}
