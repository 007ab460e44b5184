import type { BlockLink } from '../link';

/**
 * Bounds of a marquee. Widths are CSS pixels.
 *
 * @implements MARQ-04 MARQ-05
 */
export const MARQUEE = {
  /** It is never narrower. */
  minimumWidth: 50,
  /** Width of one wave: `most` at the lowest frequency, `least` at the highest. */
  segment: { least: 250, most: 1000 },
  /** `waveFrequency` and `waveIntensity` are from 0 to this. */
  highestWave: 100,
  /** Pixels a second. */
  speed: { least: 10, most: 300, absent: 60 },
} as const;

/**
 * Settings of a marquee block: a line of text that moves through its block again and again.
 *
 * @implements MARQ-01
 */
export interface MarqueeSettings {
  /** Plain text, in one line. */
  readonly text: string;
  /** Where the text leads; it needs no label. */
  readonly link?: Pick<BlockLink, 'href' | 'newWindow'>;
  /** `medium` if absent. */
  readonly size?: 'small' | 'medium' | 'large';
  /** How close the waves are, 0 to 100; 50 by default. */
  readonly waveFrequency?: number;
  /** How high the waves are, 0 to 100; 0, a straight line, by default. */
  readonly waveIntensity?: number;
  /** Where the text moves; against the direction of the page's writing if absent. */
  readonly animationDirection?: 'left' | 'right';
  /** Pixels a second, 10 to 300; 60 by default. */
  readonly animationSpeed?: number;
  /** True stops the text under the pointer; false by default. */
  readonly pausedOnHover?: boolean;
}
