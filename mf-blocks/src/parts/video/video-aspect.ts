import { VIDEO_DEFAULT_ASPECT_PERCENT } from 'shared-types/blocks/video';

/** Width and height of a video, in pixels, as far as they are known. */
export interface VideoSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Height of a video in percent of its width, with one digit; the default where its size is unknown. */
export function videoAspectPercent({ width, height }: VideoSize): number {
  if (!width || !height) return VIDEO_DEFAULT_ASPECT_PERCENT;
  return Math.round((height / width) * 1000) / 10;
}
