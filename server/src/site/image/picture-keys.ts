import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { MADE_AGAIN } from '../../platform/objects/made-again';

/** Formats pictures are sent in: the two small ones by agreement, and one that everybody can show. */
export const PICTURE_FORMATS = ['avif', 'webp', 'plain'] as const;
/** One of these formats. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** A width the server resizes to. */
export type PictureWidth = (typeof IMAGE_WIDTHS)[number];

/** Where a picture lies in one width and format; the original's key is `assets/<id>-<hash>`. */
export function resizedKey(originalKey: string, width: PictureWidth, format: PictureFormat): string {
  return `${originalKey.replace(/^assets\//, `${MADE_AGAIN.resized}/`)}-${width}.${format}`;
}

/** Every key a picture's bytes may lie under. */
export function picturesKeys(originalKey: string): string[] {
  return [
    originalKey,
    ...IMAGE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => resizedKey(originalKey, width, format))),
  ];
}
