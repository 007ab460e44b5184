import type { Picture } from 'shared-types/host/image';
import type { Settings } from '../settings/settings';
import { readSource } from './read-source';

const PREVIEW = /^[0-9a-f]{12}$/;

export function readPicture(settings: Settings): Picture {
  const width = settings.optionalSize('width');
  const height = settings.optionalSize('height');
  if (!width || !height) throw new Error('A picture in the settings has no size.');
  const focus = settings.optionalGroup('focalPoint');
  const preview = settings.optionalText('preview');
  return {
    src: readSource(settings, 'src'),
    width,
    height,
    alt: settings.optionalText('alt') ?? '',
    ...(focus && { focalPoint: { x: focus.fraction('x'), y: focus.fraction('y') } }),
    ...(preview && PREVIEW.test(preview) && { preview }),
  };
}
