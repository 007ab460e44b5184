import type { ReactElement } from 'react';
import type { Picture } from 'shared-types/host/image';
import type { RenderHost } from 'shared-types/host/render-host';
import { PictureImage } from '../../../parts/picture/picture.view';

interface ProductGalleryProps {
  readonly pictures: readonly Picture[];
  readonly label: string;
  readonly host: Pick<RenderHost, 'image'>;
}

const SIZES = '(min-width: 1280px) 640px, (min-width: 800px) 54vw, 92vw';

/** Pictures: a swipeable strip on narrow pages, a grid on wide ones. The chosen variant’s picture moves to the front. */
export function ProductGallery({ pictures, label, host }: ProductGalleryProps): ReactElement | null {
  if (pictures.length === 0) return null;
  return (
    <div
      className="commerce-product__gallery"
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
      tabIndex={0}
      data-gallery
      data-count={pictures.length}
    >
      {pictures.map((picture, index) => (
        <div key={picture.src} className="commerce-product__picture" data-picture={index}>
          <PictureImage
            picture={picture}
            sizes={SIZES}
            aspectRatio={1}
            host={host}
            turn={index === 0 ? 'first' : 'later'}
          />
        </div>
      ))}
    </div>
  );
}
