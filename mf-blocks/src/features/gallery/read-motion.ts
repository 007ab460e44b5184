import type { Settings } from '../../parts/settings/settings';

export interface GalleryMotion {
  readonly slidesPerRow: number;
  readonly gutter: number;
  readonly alignment: 'start' | 'middle' | 'end';
  readonly loop: boolean;
  /** How long each slide stays; absent without automatic rotation. */
  readonly rotateMs?: number;
}

const MOST_PER_ROW = 12;
const WIDEST_GAP_PX = 200;
const LONGEST_STAY_S = 3600;
const SHORTEST_STAY_S = 1;
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
  const seconds = settings.optionalNumber('autoplay-duration', SHORTEST_STAY_S, LONGEST_STAY_S) ?? 5;
  return {
    slidesPerRow: Math.ceil(settings.optionalNumber('slidesPerRow', 1, MOST_PER_ROW) ?? 3),
    gutter: settings.optionalNumber('gutter', 0, WIDEST_GAP_PX) ?? 1,
    alignment: ALIGNMENT[alignment],
    loop: settings.flag('loop'),
    ...(settings.flag('autoplay') && { rotateMs: seconds * 1000 }),
  };
}
