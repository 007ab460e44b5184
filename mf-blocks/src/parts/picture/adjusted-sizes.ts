import type { PictureOptions } from './picture-options';

/** What changes how many pixels are asked for. */
export type PixelOptions = Pick<PictureOptions, 'sizeAdjustment' | 'dprMin' | 'dprMax'>;

/** Device pixels of a CSS pixel, rounded to halves. */
const DENSITIES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] as const;
const HALF_WAY = 0.25;

/**
 * `sizes` as in HTML, so that a browser, which asks for as many pixels as its screen has, asks for more or fewer: on screens with
 * fewer than the least or more than the most, lengths are scaled. `auto` is left out then, since it cannot be scaled.
 */
export function adjustedSizes(sizes: string, { sizeAdjustment, dprMin, dprMax }: PixelOptions): string {
  const entries = sizes.split(', ').map(readEntry);
  const ranges = [...tooFew(dprMin), ...tooMany(dprMax), { media: '', factor: 1 }];
  return ranges
    .flatMap(({ media, factor }) => entries.map((entry) => written(entry, media, factor * sizeAdjustment)))
    .join(', ');
}

/** Whether anything changes. */
export function adjustsSizes({ sizeAdjustment, dprMin, dprMax }: PixelOptions): boolean {
  return sizeAdjustment !== 1 || dprMin !== undefined || dprMax !== undefined;
}

interface Entry {
  readonly media: string;
  readonly length: string;
}

function readEntry(entry: string): Entry {
  const [, media = '', length = entry] = /^(\(.+\)) (\S+)$/.exec(entry) ?? [];
  return { media, length };
}

/** Screens below the least, from the lowest: the first condition that holds counts. */
function tooFew(least = 0): { media: string; factor: number }[] {
  return DENSITIES.filter((density) => density < least).map((density) => ({
    media: `(resolution < ${density + HALF_WAY}dppx)`,
    factor: least / density,
  }));
}

/** Screens above the most, from the highest. */
function tooMany(most = Infinity): { media: string; factor: number }[] {
  return [...DENSITIES]
    .reverse()
    .filter((density) => density > most)
    .map((density) => ({ media: `(resolution >= ${density - HALF_WAY}dppx)`, factor: most / density }));
}

function written({ media, length }: Entry, range: string, factor: number): string {
  const conditions = [range, media].filter(Boolean).join(' and ');
  const scaled = factor === 1 ? length : `calc(${length} * ${Number(factor.toFixed(3))})`;
  return conditions ? `${conditions} ${scaled}` : scaled;
}
