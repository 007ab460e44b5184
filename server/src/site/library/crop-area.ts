import type { PictureEdit } from '../../platform/schema/tables/site.tables';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The cropped part of a picture in whole pixels: at least one, and within the picture. */
export function areaOf({ crop }: Pick<PictureEdit, 'crop'>, { width, height }: Size) {
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}
