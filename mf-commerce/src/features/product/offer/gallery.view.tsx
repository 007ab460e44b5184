import type { ReactElement } from 'react';
import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Picture } from 'shared-types/host/image';
import type { RenderHost } from 'shared-types/host/render-host';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { PictureImage } from '../../../parts/picture/picture.view';
import type { messages } from '../product.messages';

interface ProductGalleryProps {
  readonly pictures: readonly Picture[];
  /** Title of the product. */
  readonly title: string;
  /** Id of the block whose pictures open in the lightbox; undefined if they do not open. */
  readonly set?: string | undefined;
  readonly host: RenderHost<typeof messages>;
}

const SIZES = '(min-width: 1280px) 640px, (min-width: 800px) 54vw, 92vw';

/** Pictures: a swipeable strip on narrow pages, a grid on wide ones. The chosen variant’s picture moves to the front. */
export function ProductGallery({ pictures, title, set, host }: ProductGalleryProps): ReactElement | null {
  if (pictures.length === 0) return null;
  return (
    <div
      className="commerce-product__gallery"
      role="group"
      aria-label={host.text('pictures', { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without links, a strip that scrolls must be reachable by keyboard
      tabIndex={set === undefined ? 0 : undefined}
      data-gallery
      data-count={pictures.length}
    >
      {pictures.map((picture, index) => (
        <GalleryPicture key={picture.src} {...{ picture, index, title, set, host }} />
      ))}
    </div>
  );
}

interface GalleryPictureProps extends Omit<ProductGalleryProps, 'pictures'> {
  readonly picture: Picture;
  readonly index: number;
}

/** A picture, in a link to the whole of it if it opens; the link is named by the picture. */
function GalleryPicture({ picture, index, title, set, host }: GalleryPictureProps): ReactElement {
  const Box = set === undefined ? 'div' : 'a';
  const alt = picture.alt || (set === undefined ? '' : host.text('picture', { n: index + 1, title }));
  return (
    <Box
      className="commerce-product__picture"
      data-picture={index}
      {...(set !== undefined && linkTo(picture, index, set))}
    >
      <PictureImage
        picture={{ ...picture, alt }}
        sizes={SIZES}
        aspectRatio={1}
        host={host}
        turn={index === 0 ? 'first' : 'later'}
      />
    </Box>
  );
}

function linkTo({ src }: Picture, index: number, set: string) {
  return {
    id: `block-${set}-picture-${index + 1}`,
    href: `${src}${src.includes('?') ? '&' : '?'}format=${IMAGE_WIDTHS[0]}w`,
    [LIGHTBOX_ATTRIBUTE.set]: set,
    [BLOCK_ATTRIBUTE.liveLink]: '',
  };
}
