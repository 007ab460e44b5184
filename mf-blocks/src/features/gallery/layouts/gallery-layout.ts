import type { GalleryDesign } from 'shared-types/blocks/gallery';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Gallery } from '../read-gallery';

/** One way to lay out a gallery. */
export interface GalleryLayout {
  /** The owner's word for it. */
  readonly design: GalleryDesign;
  /** The block variant that stands for it, where there is one. */
  readonly variant?: BlockVariantNumber;
  /** Ends the class name `blocks-gallery--`. */
  readonly name: string;
  /** What moves its pictures in the page; absent where all of them are in view. */
  readonly moves?: 'glide' | 'fade';
  /** Pictures beside each other on a wide screen. */
  readonly perRow: (gallery: Gallery) => number;
  /** Pixels between pictures; absent where the style sheet says it. */
  readonly gapPx?: (gallery: Gallery) => number;
  /** Width divided by height to crop to; undefined crops nothing. */
  readonly cropTo: (gallery: Gallery) => number | undefined;
}
