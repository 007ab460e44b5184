import type { SizeFormat } from 'shared-types/host/image';

/** What a picture's address asks for. */
export interface AskedPicture {
  /** The file's name without a width. */
  readonly file: string;
  /** The width as it is written, like `750w`; undefined if none is. */
  readonly width: unknown;
  readonly sizeFormat: SizeFormat;
}

const SIZED_FILE = /^(.+)\.(\d{1,5}w)(\.[a-z]+)$/;

/** Reads the width from the file's name, `mug.750w.jpg`, or else from the query, `mug.jpg?format=750w`. */
export function readPictureAddress(file: string, format: unknown): AskedPicture {
  const [, stem, width, extension] = SIZED_FILE.exec(file) ?? [];
  if (stem === undefined) return { file, width: format, sizeFormat: 'queryString' };
  return { file: `${stem}${extension}`, width, sizeFormat: 'filename' };
}

/** The address of a picture in a width, written in the same way. */
export function pictureAddress(
  asset: { readonly id: string; readonly file_name: string },
  width: number,
  format: SizeFormat,
) {
  const path = `/images/${asset.id}/`;
  if (format === 'queryString') return `${path}${asset.file_name}?format=${width}w`;
  return path + asset.file_name.replace(/(\.[a-z]+)$/, `.${width}w$1`);
}
