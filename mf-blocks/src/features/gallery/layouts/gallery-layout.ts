import type { CSSProperties } from 'react';
import type { GalleryDesign } from 'shared-types/blocks/gallery';
import type { Picture } from 'shared-types/host/image';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Position } from 'shared-types/site/page/position';
import type { Gallery } from '../read-gallery';

/** How pictures are shown in their boxes. */
export interface SlideBox {
  /** Width divided by height; undefined: each picture's own. */
  readonly ratio: number | undefined;
  /** True: a picture is shown whole in its box, false: it is cropped to it. */
  readonly isFitted?: boolean;
}

/** One way to lay out a gallery. */
export interface GalleryLayout {
  /** The owner's name for it. */
  readonly design: GalleryDesign;
  /** The corresponding block variant, if there is one. */
  readonly variant?: BlockVariantNumber;
  /** Suffix of the class name `blocks-gallery--`. */
  readonly name: string;
  /** Whether a click opens a picture over the page where the owner has not set it. */
  readonly lightbox: boolean;
  /** Pictures beside each other on a wide screen; absent if the style sheet counts them. */
  readonly perRow?: (gallery: Gallery) => number;
  /** Pixels between pictures; absent if the style sheet says it. */
  readonly gapPx?: (gallery: Gallery) => number;
  readonly box: (gallery: Gallery, picture: Picture) => SlideBox;
  /** Where captions lie over their pictures where the owner has not set it; absent or undefined: under them. */
  readonly metaPosition?: (gallery: Gallery) => Position | undefined;
  /** `sizes` as in HTML of a picture of this shape. */
  readonly sizes: (gallery: Gallery, ratio: number) => string;
  /** What else the style sheet counts with. */
  readonly style?: (gallery: Gallery) => CSSProperties;
  /** The same for each picture. */
  readonly slideStyles?: (gallery: Gallery) => readonly CSSProperties[];
}
