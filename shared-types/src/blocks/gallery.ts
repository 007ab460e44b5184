import type { Picture } from '../host/image';
import type { Position } from '../site/page/position';
import type { BlockLink } from './link';

/** How a gallery is laid out, whatever its variant says. `slider` is the strip: one great picture, its neighbours looking in. */
export type GalleryDesign = 'stacked' | 'slider' | 'slideshow' | 'grid' | 'carousel';

/**
 * What an item of a gallery is: a place for a picture that is still to come, a picture of the owner's own, one that was
 * licensed, one that stands elsewhere on the site, one from the owner's collection, or a video behind a picture.
 *
 * @implements ENUM-13
 */
export const GALLERY_MEDIA = [
  'imageFile',
  'imageEmpty',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;
/** One of them. */
export type GalleryMedia = (typeof GALLERY_MEDIA)[number];

/** A picture of a gallery. */
export interface GalleryItem {
  /** `imageFile` where absent. One that is `imageEmpty` has no picture yet, and visitors do not see it. */
  readonly media?: GalleryMedia;
  readonly picture: Picture;
  /** Line under the picture; plain text. */
  readonly caption?: string;
  /** Where a click on it leads; a video's own address. */
  readonly link?: BlockLink;
}

/** What the page itself needs to know of a gallery that moves. */
export interface GalleryMotionSettings {
  /** Where absent the block's variant says it; any value that is no design gives `stacked`. */
  readonly design?: GalleryDesign;
  /** Carousel: pictures beside each other on a wide screen; 3 where absent. */
  readonly slidesPerRow?: number;
  /** Carousel and slider: pixels between pictures; 1 where absent. */
  readonly gutter?: number;
  /** Slider: where the current picture lies; `middle` where absent. */
  readonly 'active-alignment'?: 'start' | 'middle' | 'end' | 'left' | 'center' | 'right';
  /** True: slides turn by themselves; false where absent. */
  readonly autoplay?: boolean;
  /** Seconds each slide stays; 5 where absent. */
  readonly 'autoplay-duration'?: number;
  /** True: after the last picture comes the first; false where absent. */
  readonly loop?: boolean;
}

/** Settings of a gallery block. */
export interface GallerySettings extends GalleryMotionSettings {
  /** Name of the gallery for those who cannot see it. */
  readonly title: string;
  /** True: the name is a heading over the pictures; false where absent. */
  readonly showTitle?: boolean;
  readonly items: readonly GalleryItem[];
  /** Where captions lie over their pictures; under them where absent. */
  readonly 'meta-position'?: Position;
  /** Grid: pictures beside each other on a wide screen; 4 where absent. */
  readonly 'thumbnails-per-row'?: number;
  /** Grid: pixels between pictures; 20 where absent. */
  readonly padding?: number;
  /** Grid and carousel: width divided by height every picture is cropped to; `Auto` crops none, 1 where absent. */
  readonly imageAspectRatio?: number | 'Auto';
  /** Slideshow and slider: height of the picture in per cent of its width; 50 where absent. */
  readonly aspectRatio?: number;
}
