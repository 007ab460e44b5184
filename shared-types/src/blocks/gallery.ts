import type { Picture } from '../host/image';
import type { Position } from '../site/page/position';
import type { LightboxTheme } from './lightbox';
import type { BlockLink } from './link';

/**
 * How a gallery is laid out, whatever its variant says. `slider` is the strip: one great picture, its neighbours looking in.
 *
 * @implements GAL-13
 */
export const GALLERY_DESIGNS = [
  'grid',
  'stacked',
  'slider',
  'slideshow',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/**
 * How one slide of a slideshow follows another.
 *
 * @implements GLAY-05
 */
export const GALLERY_TRANSITIONS = ['fade', 'ken-burns', 'scroll-horizontal', 'scroll-vertical', 'swipe'] as const;
export type GalleryTransition = (typeof GALLERY_TRANSITIONS)[number];

/**
 * What slides do at an end that a finger pulls them beyond: follow it, stay, or follow it more and more slowly.
 *
 * @implements GAL-35
 */
export const SWIPE_BOUNDARIES = ['inertial', 'none', 'hard'] as const;
export type SwipeBoundary = (typeof SWIPE_BOUNDARIES)[number];

/** @implements ENUM-13 */
export const GALLERY_MEDIA = [
  'imageFile',
  'imageEmpty',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;
export type GalleryMedia = (typeof GALLERY_MEDIA)[number];

/** A slide: a picture of a gallery, or a video behind one. */
export interface GalleryItem {
  /** `imageFile` if absent. `imageEmpty` has no picture yet and is hidden. */
  readonly media?: GalleryMedia;
  /** What `media` comes to; it counts where that is absent. */
  readonly type?: 'image' | 'video';
  /** Names the slide in the page's URL; the id of its picture by default. */
  readonly id?: string;
  /** The same in words, for instance `kiln-stack`; it comes before the id. */
  readonly url?: string;
  readonly picture: Picture;
  /** Two fractions, `0.4,0.6`: the point that stays visible when it is cropped; the picture's own by default. */
  readonly focalPoint?: string;
  /** Size of the picture, `1600x1200`; its own by default. */
  readonly dimensions?: string;
  /** Line under the picture, or over it; plain text. */
  readonly caption?: string;
  /** Further words beside a picture of a list, or under its caption; plain text. */
  readonly description?: string;
  /** Where a click on it leads; a video's own address. */
  readonly link?: BlockLink;
}

/** What the page itself needs to know of a gallery. */
export interface GalleryMotionSettings {
  /** The block's variant decides if absent; unknown values mean `stacked`. */
  readonly design?: GalleryDesign;
  /** Carousel: pictures in view on a wide screen; 3 if absent. */
  readonly slidesPerRow?: number;
  /** Pixels between pictures: 20 in rows, 1 in a carousel and a slider, 0 in an autogrid and in columns if absent. */
  readonly gutter?: number;
  /** Slider, thumbnails: where the current picture lies; `middle` by default. */
  readonly 'active-alignment'?: 'start' | 'middle' | 'end' | 'left' | 'center' | 'right';
  /** True rotates automatically; false if absent. */
  readonly autoplay?: boolean;
  /** Seconds per slide; 5 if absent. */
  readonly 'autoplay-duration'?: number;
  /** True: slides turn by themselves in a random order; false by default. */
  readonly random?: boolean;
  /** True: after the last picture comes the first; false by default. */
  readonly loop?: boolean;
  /** False: arrow keys do nothing; true by default. */
  readonly keyboard?: boolean;
  /** True: the page's URL names the current slide; false by default. */
  readonly historyHash?: boolean;
  /** Slideshow; `fade` by default. */
  readonly transition?: GalleryTransition;
  /** Seconds a slide takes to follow another: 1 in a slideshow, 0.5 in a slider if absent. */
  readonly speed?: number;
  /** Slideshow: what a click on a picture does that leads nowhere; `next` by default. */
  readonly clickBehavior?: 'next' | 'none';
  /** How many of the pictures that follow are fetched ahead; 1 by default. */
  readonly preloadCount?: number;
  /** What happens at the first and at the last slide; `inertial` by default. */
  readonly swipeBoundaries?: { readonly start?: SwipeBoundary; readonly end?: SwipeBoundary };
  /** How much of a slide a finger must pull away for the next one to come, however slowly: `50%`; `none` by default. */
  readonly snapPoints?: string;
}

export interface GallerySettings extends GalleryMotionSettings {
  /** Accessible name of the gallery. */
  readonly title: string;
  /** True shows the name as a heading; false if absent. */
  readonly showTitle?: boolean;
  readonly items: readonly GalleryItem[];
  /**
   * True: pictures without a link, and videos of known providers, open in the lightbox. True by default in a grid and in rows, else
   * false.
   */
  readonly lightbox?: boolean;
  /** How the lightbox looks; `dark` by default. */
  readonly lightboxTheme?: LightboxTheme;
  /** Where captions lie over their pictures; under them by default. */
  readonly 'meta-position'?: Position;
  /** Grid: pictures per row on a wide screen; 4 if absent. */
  readonly 'thumbnails-per-row'?: number;
  /** Grid: pixels between pictures; 20 if absent. */
  readonly padding?: number;
  /** Grid and carousel: false crops no picture to a square where no ratio is set; true by default. */
  readonly 'square-thumbs'?: boolean;
  /** Grid, carousel, rows: width divided by height every picture is cropped to; `Auto` crops none. */
  readonly imageAspectRatio?: number | 'Auto';
  /** Slideshow, slider, autogrid, columns: height of the picture in percent of its width; 0 crops none. 50, or 0 in the last two. */
  readonly aspectRatio?: number;
  /** Slideshow, slider: height of the picture in percent of the window's, in place of `aspectRatio`. */
  readonly vSize?: number;
  /** Slideshow, slider: false shows pictures whole; true by default. */
  readonly 'auto-crop'?: boolean;
  /** Slideshow that crops no picture: true gives it the height of the current one; true by default. */
  readonly autoHeight?: boolean;
  /** Autogrid, columns: least width of a picture in pixels; 250 by default. */
  readonly columnWidth?: number;
  /** Columns: true sets captions under their pictures, false over them; false by default. */
  readonly mixedContent?: boolean;
  /** Rows: most height of a row in pixels; 250 by default. */
  readonly rowHeight?: number;
  /** List: width of a picture in pixels; 250 by default. */
  readonly listImageSize?: number;
  /** Slideshow: true sets small pictures under it to choose from; false by default. */
  readonly thumbnails?: boolean;
  /** Height of those in pixels; 64 by default. */
  readonly 'thumbnail-strip-height'?: number;
  /** Pixels between them and the slideshow; 10 by default. Between each other they have half of it, and 5 at most. */
  readonly 'thumbnail-strip-margin'?: number;
}
