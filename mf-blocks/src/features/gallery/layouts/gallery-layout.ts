import type { GalleryDesign } from 'shared-types/blocks/gallery';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Gallery } from '../read-gallery';

export interface GalleryLayout {
  /** The owner's name for it. */
  readonly design: GalleryDesign;
  /** The corresponding block variant, if there is one. */
  readonly variant?: BlockVariantNumber;
  /** Suffix of the class name `blocks-gallery--`. */
  readonly name: string;
  /** What moves its pictures; absent if all of them are visible. */
  readonly moves?: 'glide' | 'fade';
  /** Pictures side by side on a wide screen. */
  readonly perRow: (gallery: Gallery) => number;
  /** Pixels between pictures; absent if the style sheet sets the gap. */
  readonly gapPx?: (gallery: Gallery) => number;
  /** Aspect ratio (width / height) to crop to; undefined does not crop. */
  readonly cropTo: (gallery: Gallery) => number | undefined;
}
