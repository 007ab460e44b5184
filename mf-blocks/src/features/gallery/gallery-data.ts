import type { GalleryDesign, GalleryMotionSettings } from 'shared-types/blocks/gallery';
import { readSettings } from '../../parts/settings/settings';
import { findDesign } from './motion/moving-designs';
import { type GalleryMotion, readMotion } from './motion/read-motion';

export interface GalleryData {
  readonly design: GalleryDesign;
  readonly motion: GalleryMotion;
}

/** Settings that effects read again. */
const MOTION_NAMES = [
  'slidesPerRow',
  'gutter',
  'active-alignment',
  'autoplay',
  'autoplay-duration',
  'random',
  'loop',
  'keyboard',
  'historyHash',
  'transition',
  'speed',
  'clickBehavior',
  'preloadCount',
  'swipeBoundaries',
  'snapPoints',
] as const satisfies readonly (keyof GalleryMotionSettings)[];

/** A gallery's JSON attribute: its design, and the owner's own words about how it moves. */
export function galleryJson(design: GalleryDesign, settings: unknown): string {
  const own = settings as GalleryMotionSettings;
  const motion = MOTION_NAMES.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]] as const]));
  return JSON.stringify({ design, ...Object.fromEntries(motion) });
}

/** Parses a gallery's JSON attribute; logs malformed JSON and returns undefined. */
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
    return { design: findDesign(settings.text('design')), motion: readMotion(settings) };
  } catch (error) {
    console.error('Error evaluating gallery block data', error);
    return undefined;
  }
}
