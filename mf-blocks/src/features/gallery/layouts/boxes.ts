import type { Gallery } from '../read-gallery';
import type { SlideBox } from './gallery-layout';

/** Height of a slide in percent of its width. */
const SLIDE_PERCENT = 50;

/** Boxes of one shape: the owner's ratio, squares, or each picture's own. */
export function thumbBox({ imageAspectRatio, squareThumbs }: Gallery): SlideBox {
  return { ratio: imageAspectRatio ?? (squareThumbs ? 1 : undefined) };
}

/** Boxes whose height is a part of their width; without one, each picture's own. */
export function heightBox({ aspectRatio }: Gallery): SlideBox {
  return { ratio: aspectRatio ? 100 / aspectRatio : undefined };
}

/** The box of a slide, half as high as wide where the owner has not set it. A slide that is not cropped is whole in it. */
export function slideBox({ aspectRatio, autoCrop }: Gallery): SlideBox {
  return { ratio: 100 / (aspectRatio || SLIDE_PERCENT), isFitted: !autoCrop };
}
