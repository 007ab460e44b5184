import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import type { PictureWidth } from './picture-keys';

const FORMAT = /^(\d{1,5})w$/;
const [WIDEST] = IMAGE_WIDTHS;
const ASCENDING: readonly PictureWidth[] = [...IMAGE_WIDTHS].reverse();

/** The width of a text like `750w`: the widest if absent, undefined if invalid. */
export function requestedWidth(format: unknown): number | undefined {
  if (format === undefined) return WIDEST;
  const digits = typeof format === 'string' ? FORMAT.exec(format)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The smallest offered width that is wide enough, else the widest.
 *
 * @implements IMG-19
 */
export function offeredWidth(width: number): PictureWidth {
  return ASCENDING.find((offered) => offered >= width) ?? WIDEST;
}

/** The next narrower offered width; the narrowest stays. */
export function narrowerWidth(width: PictureWidth): PictureWidth {
  return IMAGE_WIDTHS[IMAGE_WIDTHS.indexOf(width) + 1] ?? width;
}
