import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import type { PictureWidth } from './picture-keys';

const FORMAT = /^(\d{1,5})w$/;
const [WIDEST] = IMAGE_WIDTHS;
const ASCENDING: readonly PictureWidth[] = [...IMAGE_WIDTHS].reverse();

/** The width a query `format=750w` asks for; the widest where it asks for none, `undefined` where it is garbage. */
export function requestedWidth(format: unknown): number | undefined {
  if (format === undefined) return WIDEST;
  const digits = typeof format === 'string' ? FORMAT.exec(format)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The smallest width the server makes that is wide enough; the widest where none is.
 *
 * @implements IMG-19
 */
export function offeredWidth(width: number): PictureWidth {
  return ASCENDING.find((offered) => offered >= width) ?? WIDEST;
}
