import { GALLERY_MEDIA, type GalleryItem } from 'shared-types/blocks/gallery';
import type { BlockLink } from 'shared-types/blocks/link';
import type { Picture } from 'shared-types/host/image';
import { readLink } from '../../parts/link/read-link';
import { readDimensions } from '../../parts/picture/read-dimensions';
import { readPicture } from '../../parts/picture/read-picture';
import type { Settings } from '../../parts/settings/settings';

/** An item that visitors see, defaults filled in. */
export interface Slide extends Pick<GalleryItem, 'caption' | 'description'> {
  readonly type: 'image' | 'video';
  readonly id: string;
  /** Names it in the page's URL. */
  readonly name: string;
  readonly picture: Picture;
  readonly link?: BlockLink;
}

const FRACTION = /^(?:0?\.\d+|[01](?:\.0*)?)$/;
const PICTURE_ID = /^\/images\/([^/]+)\//;

/** Reads an item; a place that is still empty is none, whatever else was written there. */
export function readSlide(item: Settings, index: number): Slide[] {
  const media = item.oneOf('media', GALLERY_MEDIA);
  const type = item.oneOf('type', ['image', 'video']);
  if (media === 'imageEmpty') return [];
  const isVideo = media === 'video' || type === 'video';
  const caption = item.optionalText('caption');
  const description = item.optionalText('description');
  const link = isVideo ? item.group('link') : item.optionalGroup('link');
  const picture = { ...readPicture(item.group('picture')), ...readDimensions(item, 'dimensions'), ...readFocus(item) };
  const id = item.optionalText('id') ?? PICTURE_ID.exec(picture.src)?.[1] ?? `${index + 1}`;
  return [
    {
      type: isVideo ? 'video' : 'image',
      id,
      name: item.optionalText('url') ?? id,
      picture,
      ...(caption && { caption }),
      ...(description && { description }),
      ...(link && { link: readLink(link) }),
    },
  ];
}

/** Two fractions with a comma between them. */
function readFocus(item: Settings): Pick<Picture, 'focalPoint'> {
  const text = item.optionalText('focalPoint');
  if (text === undefined) return {};
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => FRACTION.test(part)))
    item.refuse('focalPoint', 'two fractions like 0.4,0.6');
  const [x, y] = parts.map(Number) as [number, number];
  return { focalPoint: { x, y } };
}
