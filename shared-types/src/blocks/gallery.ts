import type { Picture } from '../host/image';

/** A picture of a gallery. */
export interface GalleryItem {
  readonly picture: Picture;
  /** Line under the picture; plain text. */
  readonly caption?: string;
}

/** Settings of a gallery block; the variant grid or carousel says how they are laid out. */
export interface GallerySettings {
  /** Name of the gallery for those who cannot see it. */
  readonly title: string;
  /** True: the name is a heading over the pictures; false where absent. */
  readonly showTitle?: boolean;
  readonly items: readonly GalleryItem[];
  /** Pictures beside each other on a wide screen; 3 where absent. */
  readonly perRow?: number;
  /** Width divided by height every picture is cropped to; 1 where absent. */
  readonly aspectRatio?: number;
}
