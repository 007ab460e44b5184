import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { MADE_AGAIN } from '../../platform/objects/made-again';

/** Two compact formats, and one that every browser supports. */
export const PICTURE_FORMATS = ['avif', 'webp', 'plain'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureWidth = (typeof IMAGE_WIDTHS)[number];

/** Object key of a picture in one width and format; the original's key is `assets/<id>-<hash>`. */
export function resizedKey(originalKey: string, width: PictureWidth, format: PictureFormat): string {
  return `${originalKey.replace(/^assets\//, `${MADE_AGAIN.resized}/`)}-${width}.${format}`;
}

/** Object keys of all a picture can be resized to. */
export function renditionKeys(originalKey: string): string[] {
  return IMAGE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => resizedKey(originalKey, width, format)));
}

/** All object keys of a picture. */
export function picturesKeys(originalKey: string): string[] {
  return [originalKey, ...renditionKeys(originalKey)];
}
