import { BOX_CLASSES, CROP_MODES, FIT_ALIGNMENTS, type CropMode, type FitAlignment } from 'shared-types/blocks/image';
import type { SizeFormat } from 'shared-types/host/image';
import { readSettings, type Settings } from '../settings/settings';
import { type Dimensions, readDimensions } from './read-dimensions';
import { readSource } from './read-source';

/** How a picture is fetched and shown, defaults filled in. */
export interface PictureOptions {
  readonly dimensions: Dimensions | undefined;
  readonly fixedRatio: boolean;
  /** True: fetched with the page. */
  readonly load: boolean;
  readonly forceImageUpdate: boolean;
  /** In place of the picture's own. */
  readonly focalPoint: { readonly x: number; readonly y: number } | undefined;
  /** Undefined: cropped where its block gives it a shape. */
  readonly cropMode: CropMode | undefined;
  readonly sizeAdjustment: number;
  readonly sizeFormat: SizeFormat;
  readonly source: string | undefined;
  readonly stretch: boolean;
  readonly useBgImage: boolean;
  readonly useAdvancedPositioning: boolean;
  readonly allowSaveData: boolean;
  readonly dprMin: number | undefined;
  readonly dprMax: number | undefined;
  readonly fitAlignment: FitAlignment;
}

const LARGEST_ADJUSTMENT = 10;
/** Pixels of a screen for one of CSS. */
const DPR = { least: 0.5, most: 4 } as const;
const [CENTER, ...SIDES] = FIT_ALIGNMENTS;
/** Where nothing is said. */
const NONE = readSettings({});

/** Reads how an owner wants a picture to be fetched and shown. */
export function readPictureOptions(settings: Settings = NONE): PictureOptions {
  const focus = settings.optionalGroup('focalPoint');
  const dprMin = settings.optionalNumber('dprMin', DPR.least, DPR.most);
  const dprMax = settings.optionalNumber('dprMax', dprMin ?? DPR.least, DPR.most);
  return {
    dimensions: readDimensions(settings, 'dimensions'),
    fixedRatio: settings.flag('fixedRatio'),
    load: settings.flag('load'),
    forceImageUpdate: settings.flag('forceImageUpdate'),
    focalPoint: focus && { x: focus.fraction('x'), y: focus.fraction('y') },
    cropMode: readCropMode(settings),
    sizeAdjustment: settings.optionalNumber('sizeAdjustment', 0, LARGEST_ADJUSTMENT) ?? 1,
    sizeFormat: settings.oneOf('sizeFormat', ['queryString', 'filename']),
    source: settings.optionalText('source') && readSource(settings, 'source'),
    stretch: settings.flag('stretch', true),
    useBgImage: settings.flag('useBgImage'),
    useAdvancedPositioning: settings.flag('useAdvancedPositioning', true),
    allowSaveData: settings.flag('allowSaveData', true),
    dprMin,
    dprMax,
    fitAlignment: settings.oneOf('fitAlignment', [CENTER, ...SIDES]),
  };
}

/** The mode, or else what the class of the box around the picture means. */
function readCropMode(settings: Settings): CropMode | undefined {
  if (settings.optionalText('mode')) return settings.oneOf('mode', CROP_MODES);
  if (!settings.optionalText('parentClass')) return undefined;
  return BOX_CLASSES[settings.oneOf('parentClass', ['content-fill', 'content-fit'])];
}

/** A picture that nobody has said anything about. */
export const DEFAULT_OPTIONS: PictureOptions = readPictureOptions();
