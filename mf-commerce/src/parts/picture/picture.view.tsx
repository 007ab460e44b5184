import type { ReactElement } from 'react';
import type { Picture } from 'shared-types/host/image';
import type { RenderHost } from 'shared-types/host/render-host';

interface PictureImageProps {
  readonly picture: Picture;
  /** `sizes` as in HTML, for browsers that do not size lazy pictures themselves. */
  readonly sizes: string;
  readonly host: Pick<RenderHost, 'image'>;
  /** `first`: the page's main picture; `soon`: visible at once; `later` (default): when it comes near. */
  readonly turn?: 'first' | 'soon' | 'later';
  /** Width divided by height of its box; 4 to 5 by default. */
  readonly aspectRatio?: number;
  /** True for decoration beside a text with the same content. */
  readonly silent?: boolean;
}

/** A picture of the store, cropped around its focal point. */
export function PictureImage({
  picture,
  sizes,
  host,
  turn = 'later',
  aspectRatio = 4 / 5,
  silent = false,
}: PictureImageProps): ReactElement {
  const { alt, ...attributes } = host.image(picture, turn === 'later' ? `auto, ${sizes}` : sizes, aspectRatio);
  return (
    <img
      {...attributes}
      alt={silent ? '' : alt}
      {...(turn === 'later' ? { loading: 'lazy' as const } : {})}
      {...(turn === 'first' ? { fetchPriority: 'high' as const } : {})}
      decoding={turn === 'first' ? 'sync' : 'async'}
      {...focus(picture)}
    />
  );
}

function focus({ focalPoint }: Picture) {
  if (!focalPoint || (focalPoint.x === 0.5 && focalPoint.y === 0.5)) return {};
  return { style: { objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}` } };
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
