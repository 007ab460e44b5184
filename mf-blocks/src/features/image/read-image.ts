import { IMAGE_LAYOUTS, type ImageLayout, type ImageSettings } from 'shared-types/blocks/image';
import type { Picture } from 'shared-types/host/image';
import { readLink } from '../../parts/link/read-link';
import { readPicture } from '../../parts/picture/read-picture';
import { type PictureOptions, readPictureOptions } from '../../parts/picture/picture-options';
import { readSettings } from '../../parts/settings/settings';

/** An image block that has a picture. */
export interface ShownImage extends Omit<ImageSettings, 'picture' | 'image' | 'layout'> {
  readonly picture: Picture;
  readonly layout: ImageLayout | undefined;
  readonly options: PictureOptions;
}

/** Limits of the box's aspect ratio (width / height). */
const RATIO = { least: 0.1, most: 10 } as const;

/** @returns undefined if the block has no picture yet */
export function readImage(value: unknown): ShownImage | undefined {
  const settings = readSettings(value);
  const picture = settings.optionalGroup('picture');
  const link = settings.optionalGroup('link');
  const read = {
    layout: settings.optionalText('layout') ? settings.oneOf('layout', IMAGE_LAYOUTS) : undefined,
    caption: settings.optionalText('caption'),
    heading: settings.optionalText('heading'),
    headingLevel: settings.oneOf('headingLevel', [2, 1, 3]),
    text: settings.optionalText('text'),
    link: link && readLink(link),
    lightbox: settings.flag('lightbox'),
    aspectRatio: settings.optionalNumber('aspectRatio', RATIO.least, RATIO.most),
    side: settings.oneOf('side', ['start', 'end']),
    options: readPictureOptions(settings.optionalGroup('image')),
  };
  return picture && { ...read, picture: readPicture(picture) };
}
