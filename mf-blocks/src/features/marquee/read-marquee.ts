import { MARQUEE, type MarqueeSettings } from 'shared-types/blocks/basic/marquee';
import type { BlockLink } from 'shared-types/blocks/link';
import { readLink } from '../../parts/link/read-link';
import { readSettings } from '../../parts/settings/settings';

/** How a marquee moves: what its script is told. */
export type MarqueeMotion = Required<
  Pick<MarqueeSettings, 'waveFrequency' | 'waveIntensity' | 'animationDirection' | 'animationSpeed' | 'pausedOnHover'>
>;

/** A marquee’s settings, defaults filled in. */
export interface MarqueeBlock extends Required<Pick<MarqueeSettings, 'text' | 'size'>> {
  readonly link: BlockLink | undefined;
  readonly motion: MarqueeMotion;
}

const MIDDLE_FREQUENCY = 50;

/** Reads a marquee’s settings for a page with this direction of writing. */
export function readMarquee(value: unknown, direction: 'ltr' | 'rtl'): MarqueeBlock {
  const settings = readSettings(value);
  const { highestWave, speed } = MARQUEE;
  const link = settings.optionalGroup('link');
  return {
    text: settings.text('text'),
    link: link && readLink(link),
    size: settings.oneOf('size', ['medium', 'small', 'large']),
    motion: {
      waveFrequency: settings.optionalNumber('waveFrequency', 0, highestWave) ?? MIDDLE_FREQUENCY,
      waveIntensity: settings.optionalNumber('waveIntensity', 0, highestWave) ?? 0,
      animationDirection: settings.oneOf(
        'animationDirection',
        direction === 'rtl' ? ['right', 'left'] : ['left', 'right'],
      ),
      animationSpeed: settings.optionalNumber('animationSpeed', speed.least, speed.most) ?? speed.absent,
      pausedOnHover: settings.flag('pausedOnHover'),
    },
  };
}
