import type { Picture } from 'shared-types/host/image';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';

const ASCENDING = [...IMAGE_WIDTHS].reverse();

/** `src` and `srcset` of a picture that is so many CSS pixels wide in every window, for screens of one to three pixels each. */
export function logoSources(picture: Picture, width: number): { readonly src: string; readonly srcSet?: string } {
  const [src, double, triple] = [1, 2, 3].map((density) => fileOf(picture, width * density)) as [
    string,
    string,
    string,
  ];
  // A file that is wide enough for denser screens is named once.
  const denser = [...(double === src ? [] : [`${double} 2x`]), ...(triple === double ? [] : [`${triple} 3x`])];
  return denser.length === 0 ? { src } : { src, srcSet: denser.join(', ') };
}

/** The server does not enlarge pictures: no width above the original's is worth asking for. */
function fileOf(picture: Picture, pixels: number): string {
  const wanted = Math.min(pixels, picture.width);
  const width = ASCENDING.find((offered) => offered >= wanted) ?? IMAGE_WIDTHS[0];
  return `${picture.src}${picture.src.includes('?') ? '&' : '?'}format=${width}w`;
}
