import type { GalleryMotionSettings } from 'shared-types/blocks/gallery';
import { readSettings } from '../../parts/settings/settings';
import { findLayout } from './layouts/find-layout';
import type { GalleryLayout } from './layouts/gallery-layout';
import { type GalleryMotion, readMotion } from './read-motion';

/** What stands in a gallery's JSON attribute. */
export interface GalleryData {
  readonly layout: GalleryLayout;
  readonly motion: GalleryMotion;
}

/** Names of the settings the page reads again. */
const MOTION_NAMES = [
  'slidesPerRow',
  'gutter',
  'active-alignment',
  'autoplay',
  'autoplay-duration',
  'loop',
] as const satisfies readonly (keyof GalleryMotionSettings)[];

/** A gallery's JSON attribute: its design, and the owner's own words about how it moves. */
export function galleryJson({ design }: GalleryLayout, settings: unknown): string {
  const own = settings as GalleryMotionSettings;
  const motion = MOTION_NAMES.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]] as const]));
  return JSON.stringify({ design, ...Object.fromEntries(motion) });
}

/** Reads a gallery's JSON attribute; nothing where it is malformed, which is logged. */
export function readGalleryData(json: string): GalleryData | undefined {
  let decoded: unknown;
  try {
    decoded = JSON.parse(json);
  } catch (error) {
    console.error('Error decoding gallery block data', error);
    return undefined;
  }
  try {
    const settings = readSettings(decoded);
    return { layout: findLayout(settings.text('design')), motion: readMotion(settings) };
  } catch (error) {
    console.error('Error evaluating gallery block data', error);
    return undefined;
  }
}
