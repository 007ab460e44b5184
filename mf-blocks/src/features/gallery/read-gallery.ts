import { LIGHTBOX_THEMES, type LightboxTheme } from 'shared-types/blocks/lightbox';
import { POSITIONS, type Position } from 'shared-types/site/page/position';
import { readSettings, type Settings } from '../../parts/settings/settings';
import { type GalleryMotion, readMotion } from './motion/read-motion';
import { readSlide, type Slide } from './read-slide';

/** A gallery's settings, defaults filled in but those that differ from layout to layout. */
export interface Gallery {
  readonly title: string;
  readonly showTitle: boolean;
  readonly slides: readonly Slide[];
  readonly design: string | undefined;
  /** Undefined: where the layout sets captions. */
  readonly metaPosition: Position | undefined;
  /** Undefined: as the layout wants it. */
  readonly lightbox: boolean | undefined;
  readonly lightboxTheme: LightboxTheme;
  readonly thumbnailsPerRow: number;
  readonly padding: number;
  /** Undefined if the owner has set no number. */
  readonly imageAspectRatio: number | undefined;
  /** True: pictures without such a number are cropped to squares. */
  readonly squareThumbs: boolean;
  /** Height in percent of the width; undefined: the layout's own, 0: of each picture. */
  readonly aspectRatio: number | undefined;
  /** Height in percent of the window's; undefined: `aspectRatio` counts. */
  readonly vSize: number | undefined;
  readonly autoCrop: boolean;
  readonly autoHeight: boolean;
  readonly columnWidth: number;
  readonly mixedContent: boolean;
  readonly rowHeight: number;
  readonly listImageSize: number;
  readonly thumbnails: boolean;
  readonly stripHeight: number;
  readonly stripMargin: number;
  readonly motion: GalleryMotion;
}

/** The value for uncropped pictures. */
const UNCROPPED = 'Auto';
const RATIO = { least: 0.1, most: 10 } as const;
const PERCENT = { least: 5, most: 400 } as const;
const WINDOW_PERCENT = { least: 10, most: 100 } as const;
const LARGEST_PX = 2000;
const WIDEST_GAP_PX = 200;

export function readGallery(value: unknown): Gallery {
  const settings = readSettings(value);
  return {
    title: settings.text('title'),
    showTitle: settings.flag('showTitle'),
    slides: settings.list('items').flatMap(readSlide),
    design: settings.optionalText('design'),
    metaPosition: settings.optionalText('meta-position') ? settings.oneOf('meta-position', POSITIONS) : undefined,
    lightbox: settings.optionalFlag('lightbox'),
    lightboxTheme: settings.oneOf('lightboxTheme', LIGHTBOX_THEMES),
    thumbnailsPerRow: Math.ceil(settings.optionalNumber('thumbnails-per-row', 1, 12) ?? 4),
    padding: settings.optionalNumber('padding', 0, WIDEST_GAP_PX) ?? 20,
    ...readImageRatio(settings),
    aspectRatio: readHeight(settings),
    vSize: settings.optionalNumber('vSize', WINDOW_PERCENT.least, WINDOW_PERCENT.most),
    autoCrop: settings.flag('auto-crop', true),
    autoHeight: settings.flag('autoHeight', true),
    columnWidth: readColumnWidth(settings),
    mixedContent: settings.flag('mixedContent'),
    rowHeight: settings.optionalNumber('rowHeight', 50, LARGEST_PX) ?? 250,
    listImageSize: settings.optionalNumber('listImageSize', 50, LARGEST_PX) ?? 250,
    thumbnails: settings.flag('thumbnails'),
    stripHeight: settings.optionalNumber('thumbnail-strip-height', 24, 300) ?? 64,
    stripMargin: settings.optionalNumber('thumbnail-strip-margin', 0, WIDEST_GAP_PX) ?? 10,
    motion: readMotion(settings),
  };
}

function readImageRatio(settings: Settings): Pick<Gallery, 'imageAspectRatio' | 'squareThumbs'> {
  const squareThumbs = settings.flag('square-thumbs', true);
  if (settings.is('imageAspectRatio', UNCROPPED)) return { imageAspectRatio: undefined, squareThumbs: false };
  return { imageAspectRatio: settings.optionalNumber('imageAspectRatio', RATIO.least, RATIO.most), squareThumbs };
}

function readHeight(settings: Settings): number | undefined {
  const percent = settings.optionalNumber('aspectRatio', 0, PERCENT.most);
  if (percent !== undefined && percent > 0 && percent < PERCENT.least)
    settings.refuse('aspectRatio', `0, or a number from ${PERCENT.least} to ${PERCENT.most}`);
  return percent;
}

/** A positive number; no column is wider than the gallery. */
function readColumnWidth(settings: Settings): number {
  return Math.min(settings.optionalSize('columnWidth') ?? 250, LARGEST_PX);
}
