import { SWIPE_BOUNDARIES, type GalleryTransition, type SwipeBoundary } from 'shared-types/blocks/gallery';
import type { Settings } from '../../../parts/settings/settings';
import { findTransition } from './find-transition';

export interface GalleryMotion {
  readonly slidesPerRow: number;
  /** Undefined: the layout's own. */
  readonly gutter: number | undefined;
  readonly alignment: 'start' | 'middle' | 'end';
  readonly loop: boolean;
  readonly random: boolean;
  readonly keyboard: boolean;
  readonly historyHash: boolean;
  readonly transition: GalleryTransition;
  /** Undefined: the layout's own. */
  readonly speedMs: number | undefined;
  readonly clickBehavior: 'next' | 'none';
  readonly preloadCount: number;
  readonly boundaries: { readonly start: SwipeBoundary; readonly end: SwipeBoundary };
  /** Fraction of a slide; undefined if only a swipe turns. */
  readonly snapPoint: number | undefined;
  /** How long each slide stays; absent if none turns by itself. */
  readonly rotateMs?: number;
}

const MOST_PER_ROW = 12;
const WIDEST_GAP_PX = 200;
const STAY_S = { least: 1, most: 3600 } as const;
const SPEED_S = { least: 0, most: 10 } as const;
/** More than a gallery holds. */
const MOST_AHEAD = 60;
const PERCENT = /^(\d{1,3})%$/;
const ALIGNMENT = {
  middle: 'middle',
  start: 'start',
  end: 'end',
  center: 'middle',
  left: 'start',
  right: 'end',
} as const;

export function readMotion(settings: Settings): GalleryMotion {
  const alignment = settings.oneOf('active-alignment', ['middle', 'start', 'end', 'center', 'left', 'right']);
  const seconds = settings.optionalNumber('autoplay-duration', STAY_S.least, STAY_S.most) ?? 5;
  const speed = settings.optionalNumber('speed', SPEED_S.least, SPEED_S.most);
  const boundaries = settings.optionalGroup('swipeBoundaries');
  return {
    slidesPerRow: Math.ceil(settings.optionalNumber('slidesPerRow', 1, MOST_PER_ROW) ?? 3),
    gutter: settings.optionalNumber('gutter', 0, WIDEST_GAP_PX),
    alignment: ALIGNMENT[alignment],
    loop: settings.flag('loop'),
    random: settings.flag('random'),
    keyboard: settings.flag('keyboard', true),
    historyHash: settings.flag('historyHash'),
    transition: findTransition(settings.optionalText('transition') ?? 'fade'),
    speedMs: speed === undefined ? undefined : speed * 1000,
    clickBehavior: settings.oneOf('clickBehavior', ['next', 'none']),
    preloadCount: Math.round(settings.optionalNumber('preloadCount', 0, MOST_AHEAD) ?? 1),
    boundaries: { start: readBoundary(boundaries, 'start'), end: readBoundary(boundaries, 'end') },
    snapPoint: readSnapPoint(settings),
    ...(settings.flag('autoplay') && { rotateMs: seconds * 1000 }),
  };
}

function readBoundary(boundaries: Settings | undefined, end: 'start' | 'end'): SwipeBoundary {
  return boundaries?.oneOf(end, SWIPE_BOUNDARIES) ?? SWIPE_BOUNDARIES[0];
}

function readSnapPoint(settings: Settings): number | undefined {
  const text = settings.optionalText('snapPoints') ?? 'none';
  if (text === 'none') return undefined;
  const percent = Number(PERCENT.exec(text)?.[1] ?? NaN);
  return percent <= 100 ? percent / 100 : settings.refuse('snapPoints', 'a percentage like 50%, or none');
}
