import type { Picture } from 'shared-types/host/image';
import type { IMAGE_WIDTHS } from 'shared-types/site/limits';

/** Address of a picture in one of the widths that the server resizes to, for places that take no other. */
export function pictureAddress({ src }: Pick<Picture, 'src'>, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `${src}${src.includes('?') ? '&' : '?'}format=${width}w`;
}
