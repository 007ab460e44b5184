import type { CropMode } from 'shared-types/blocks/image';
import type { Picture } from 'shared-types/host/image';
import type { PictureOptions } from './picture-options';

/** The box a picture is shown in. */
export interface PictureBox {
  readonly cropMode: CropMode;
  /** Width divided by height; undefined: the picture's own. */
  readonly ratio: number | undefined;
  /** As `object-position` in CSS; undefined: the middle. */
  readonly position: string | undefined;
}

/** The shape of a picture's box, which part of the picture it shows, and where. */
export function pictureBox(picture: Picture, options: PictureOptions, aspectRatio: number | undefined): PictureBox {
  const { dimensions, fixedRatio } = options;
  const ratio = fixedRatio && dimensions ? dimensions.width / dimensions.height : aspectRatio;
  const cropMode = options.cropMode ?? (ratio === undefined ? 'none' : 'cover');
  return {
    cropMode,
    ratio: cropMode === 'none' ? undefined : ratio,
    position: cropMode === 'contain' ? options.fitAlignment : focusOf(picture, options),
  };
}

function focusOf(picture: Picture, { focalPoint, useAdvancedPositioning }: PictureOptions): string | undefined {
  const focus = focalPoint ?? picture.focalPoint;
  if (!focus || !useAdvancedPositioning) return undefined;
  return `${percent(focus.x)} ${percent(focus.y)}`;
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}
