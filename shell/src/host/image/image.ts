import type { ImageCapability, Picture } from 'shared-types/host/image';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';

/** Width for `src`, for browsers without `srcset`. */
const PLAIN_WIDTH = 750;

/** @implements IMG-19 IMG-20 */
export const image: ImageCapability = (picture, sizes, aspectRatio = Infinity) => {
  const widths = candidateWidths(picture.width);
  const plain = widths.filter((width) => width <= PLAIN_WIDTH).at(-1) ?? PLAIN_WIDTH;
  // A cropped picture needs more pixels than its box is wide, so its candidates count as narrower.
  const boxes = Math.max(1, picture.width / picture.height / aspectRatio);
  return {
    src: sized(picture, plain),
    srcSet: widths
      .map((width) => `${sized(picture, width)} ${Math.ceil(Math.min(width, picture.width) / boxes)}w`)
      .join(', '),
    sizes,
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
  };
};

/** The server does not enlarge, so the next width above the original's is the original. */
function candidateWidths(originalWidth: number): number[] {
  const ascending = [...IMAGE_WIDTHS].reverse();
  const next = ascending.findIndex((width) => width >= originalWidth);
  return next < 0 ? ascending : ascending.slice(0, next + 1);
}

function sized({ src }: Picture, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}format=${width}w`;
}
