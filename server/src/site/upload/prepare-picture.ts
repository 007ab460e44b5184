import sharp, { type Sharp } from 'sharp';
import { UPLOAD_LIMIT } from 'shared-types/admin/store/product-editor';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { previewOf } from '../image/picture-preview';
import { sniffPicture, type PictureKind } from './sniff-picture';

export type PictureMistake = 'empty' | 'no-picture' | 'moving' | 'too-many-pixels' | 'broken';

export type PreparedPicture =
  | {
      readonly ok: true;
      readonly bytes: Buffer;
      readonly contentType: 'image/jpeg' | 'image/png';
      readonly extension: 'jpg' | 'png';
      readonly width: number;
      readonly height: number;
      /** As `Picture.preview`; null for a picture that something shines through. */
      readonly preview: string | null;
    }
  | { readonly ok: false; readonly reason: PictureMistake };

const [WIDEST] = IMAGE_WIDTHS;
/** AVIF and WebP encoders accept sides of up to 16,383 pixels. */
const HIGHEST = 10_000;
/** The stored picture is encoded again for visitors, so this quality is high. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' };
const PNG = { compressionLevel: 7 };
/** The decoder's name of each kind, which must match. */
const FORMATS: Readonly<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};
/** Drawings have edges and few colours, which JPEG would blur. */
const DRAWN: ReadonlySet<PictureKind> = new Set(['png', 'gif']);

/**
 * Prepares a picture for storage: upright, in sRGB, no wider than pages show it, and without metadata. Every pixel is
 * decoded, so that truncated or damaged files are refused.
 */
export async function preparePicture(sent: Buffer): Promise<PreparedPicture> {
  if (sent.length === 0) return refused('empty');
  const kind = sniffPicture(sent);
  if (!kind) return refused('no-picture');
  const open = (): Sharp => sharp(sent, { failOn: 'error', limitInputPixels: UPLOAD_LIMIT.pixels, pages: 1 });
  try {
    const { format, width, height, hasAlpha, pages = 1 } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (format !== FORMATS[kind]) return refused('no-picture');
    if (width * height > UPLOAD_LIMIT.pixels) return refused('too-many-pixels');
    if (pages > 1) return refused('moving');
    const isDrawn = DRAWN.has(kind) || (hasAlpha && !(await open().stats()).isOpaque);
    return await pack(open(), isDrawn);
  } catch {
    // Kind and size were valid, so any error of the decoder is the file's fault.
    return refused('broken');
  }
}

function refused(reason: PictureMistake): PreparedPicture {
  return { ok: false, reason };
}

async function pack(opened: Sharp, isDrawn: boolean): Promise<PreparedPicture> {
  const upright = opened
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true });
  const packed = isDrawn ? upright.png(PNG) : upright.flatten().jpeg(JPEG);
  const { data, info } = await packed.toBuffer({ resolveWithObject: true });
  const prepared = {
    ok: true,
    bytes: data,
    width: info.width,
    height: info.height,
    preview: await previewOf(data),
  } as const;
  return isDrawn
    ? { ...prepared, contentType: 'image/png', extension: 'png' }
    : { ...prepared, contentType: 'image/jpeg', extension: 'jpg' };
}
