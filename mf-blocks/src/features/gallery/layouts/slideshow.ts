import type { CSSProperties } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { Gallery } from '../read-gallery';
import { slideBox } from './boxes';
import type { GalleryLayout } from './gallery-layout';

/** One picture at a time; its transition says how the next one comes. */
export const slideshowLayout: GalleryLayout = {
  design: 'slideshow',
  variant: BLOCK_VARIANT.gallerySlideshow,
  name: 'slideshow',
  lightbox: false,
  perRow: () => 1,
  gapPx: () => 0,
  box: (gallery) => (followsHeight(gallery) ? { ratio: undefined } : slideBox(gallery)),
  sizes: () => '100vw',
  style: (gallery) => ({ ...thumbnailStyle(gallery), ...heightStyle(gallery), ...stayStyle(gallery) }),
};

/** Whether the slideshow is as high as the current picture, none of which is cropped then. */
export function followsHeight({ autoCrop, autoHeight, vSize }: Gallery): boolean {
  return !autoCrop && autoHeight && vSize === undefined;
}

/** What slides that are not fetched yet keep their place by, and how long one is looked at. */
function stayStyle(gallery: Gallery): CSSProperties {
  const { rotateMs } = gallery.motion;
  return {
    '--ratio': slideBox(gallery).ratio,
    ...(rotateMs !== undefined && { '--stay': `${rotateMs}ms` }),
  } as CSSProperties;
}

/** Until the page moves the slides, all have the shape of the first one, so that nothing moves when it does. */
function heightStyle(gallery: Gallery): CSSProperties {
  const [first] = gallery.slides;
  if (!first || !followsHeight(gallery)) return {};
  return { '--first': first.picture.width / first.picture.height } as CSSProperties;
}

function thumbnailStyle({ thumbnails, stripHeight, stripMargin }: Gallery): CSSProperties {
  if (!thumbnails) return {};
  return { '--strip-height': `${stripHeight}px`, '--strip-margin': `${stripMargin}px` } as CSSProperties;
}
