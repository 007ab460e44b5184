import type { Picture, SizeFormat } from '../host/image';
import type { BlockLink } from './link';

/**
 * How a picture fills its box: whole in its own shape, cropped to the box, or whole within the box.
 *
 * @implements IMG-03
 */
export const CROP_MODES = ['none', 'cover', 'contain'] as const;
export type CropMode = (typeof CROP_MODES)[number];

/**
 * Where in its box a picture lies that is whole within it.
 *
 * @implements IMG-09
 */
export const FIT_ALIGNMENTS = ['center', 'top', 'left', 'right', 'bottom'] as const;
export type FitAlignment = (typeof FIT_ALIGNMENTS)[number];

/** What a box around a picture was called by the layouts of old sites: its picture fills it, or fits into it. */
export const BOX_CLASSES = { 'content-fill': 'cover', 'content-fit': 'contain' } as const satisfies Record<
  string,
  CropMode
>;

/** How a picture is fetched and shown; what is absent has the default that stands beside it. */
export interface ImageConfiguration {
  /** Size of the box, `1600x1200`; the picture's own by default. */
  readonly dimensions?: string;
  /** True: the box keeps the shape of `dimensions`, and the picture is cropped to it; false by default. */
  readonly fixedRatio?: boolean;
  /** True: the picture is fetched with the page; false, or absent: when it is near. */
  readonly load?: boolean;
  /** True: another file is chosen whenever the window passes a width, also a smaller one; if absent the browser decides. */
  readonly forceImageUpdate?: boolean;
  /** The point that stays visible when it is cropped; the picture's own by default, else the middle, 0.5/0.5. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** Where absent `parentClass` says it; without that, a picture is cropped to the shape its block gives it. */
  readonly mode?: CropMode;
  readonly parentClass?: keyof typeof BOX_CLASSES;
  /** So many times the pixels are fetched that the box has; 1 by default. */
  readonly sizeAdjustment?: number;
  /** `queryString` if absent. */
  readonly sizeFormat?: SizeFormat;
  /** Address of another picture of the site, which is shown in place of the block's. */
  readonly source?: string;
  /** False: the picture is shown no wider than its file is; true by default. */
  readonly stretch?: boolean;
  /** True: the picture is a background of its box; false by default. */
  readonly useBgImage?: boolean;
  /** False: crops keep the middle, whatever the focal point is; true by default. */
  readonly useAdvancedPositioning?: boolean;
  /** False: a browser that saves data gets the whole file all the same; true by default. */
  readonly allowSaveData?: boolean;
  /** At most so many pixels are fetched for one of CSS, from 0.5 to 4; as many as the screen has by default. */
  readonly dprMax?: number;
  /** At least so many, from 0.5 to 4; as many as the screen has by default. */
  readonly dprMin?: number;
  /** Only where the picture is whole within its box; `center` by default. */
  readonly fitAlignment?: FitAlignment;
}

/** The layouts of an image block, in the order of their variants. */
export const IMAGE_LAYOUTS = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;
export type ImageLayout = (typeof IMAGE_LAYOUTS)[number];

/** Settings of an image block. */
export interface ImageSettings {
  /** A block without a picture shows nothing. */
  readonly picture?: Picture;
  /** Where absent the block's variant says how it is laid out. */
  readonly layout?: ImageLayout;
  /** Line under an inline picture, or over the heading elsewhere; plain text. */
  readonly caption?: string;
  readonly heading?: string;
  /** Level of the heading; 2 if absent, 1 for a poster that opens a page. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Short text; plain, paragraphs separated by an empty line. */
  readonly text?: string;
  /** Link of the picture, or of the call to action if it has a label. */
  readonly link?: BlockLink;
  /** True: an inline picture without a link opens in the lightbox; false by default. */
  readonly lightbox?: boolean;
  /** Width divided by height to crop to, from 0.1 to 10; the picture's own by default. */
  readonly aspectRatio?: number;
  /** Side of a card with the picture; `start` if absent. */
  readonly side?: 'start' | 'end';
  readonly image?: ImageConfiguration;
}
