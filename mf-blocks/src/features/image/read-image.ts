import type { ImageSettings } from 'shared-types/blocks/image';
import { readLink } from '../../parts/link/read-link';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings } from '../../parts/settings/settings';

export function readImage(value: unknown): ImageSettings {
  const settings = readSettings(value);
  const link = settings.optionalGroup('link');
  return {
    picture: readPicture(settings.group('picture')),
    caption: settings.optionalText('caption'),
    heading: settings.optionalText('heading'),
    headingLevel: settings.oneOf('headingLevel', [2, 1, 3]),
    text: settings.optionalText('text'),
    link: link && readLink(link),
    aspectRatio: settings.optionalSize('aspectRatio'),
    side: settings.oneOf('side', ['start', 'end']),
  };
}
