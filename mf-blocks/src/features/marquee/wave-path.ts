import { MARQUEE } from 'shared-types/blocks/basic/marquee';

/** Height of the highest waves, from their middle, in sizes of the text. */
const HIGHEST_EM = 2;
/** Letters are drawn on their baseline, which is so far under their middle. */
const BASELINE_EM = 0.35;

/** A wave to be drawn. Lengths are CSS pixels, those of the settings are 0 to 100. */
export interface Wave {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly waveFrequency: number;
  readonly waveIntensity: number;
}

/**
 * How high waves are, from their middle, in sizes of the text.
 */
export function waveHeight(waveIntensity: number): number {
  return (waveIntensity / MARQUEE.highestWave) * HIGHEST_EM;
}

/** Width of one wave. */
export function segmentWidth(waveFrequency: number): number {
  const { least, most } = MARQUEE.segment;
  return most - (waveFrequency / MARQUEE.highestWave) * (most - least);
}

/** Path data of a wave that begins one segment before the block and ends one after it, so that letters come and go unseen. */
export function wavePath({ width, height, fontSize, waveFrequency, waveIntensity }: Wave): string {
  const segment = segmentWidth(waveFrequency);
  const count = Math.ceil(Math.max(width, MARQUEE.minimumWidth) / segment) + 2;
  const middle = height / 2 + fontSize * BASELINE_EM;
  // The peak of such a curve is half as high as the point that it is drawn by.
  const up = -2 * waveHeight(waveIntensity) * fontSize;
  const half = segment / 2;
  return `M${-segment} ${middle}q${half / 2} ${up} ${half} 0${`t${half} 0`.repeat(2 * count - 1)}`;
}

/** How often a text of this length is repeated to fill a path of that length wherever it has moved to. */
export function copiesFor(textLength: number, pathLength: number): number {
  return Math.ceil(pathLength / textLength) + 1;
}
