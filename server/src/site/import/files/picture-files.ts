import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { DocumentAsset } from 'shared-types/site/site-document';
import { previewOf } from '../../image/picture-preview';
import type { Mistake } from '../check/mistake';

/** The folder of a document's pictures. */
export interface PictureFiles {
  /** Rejects if the file does not exist. */
  read(file: string): Promise<Buffer>;
}

export interface InspectedPicture {
  readonly sha256: string;
  readonly contentType: string;
  readonly extension: string;
  /** Size after applying the camera's rotation. */
  readonly width: number;
  readonly height: number;
  /** As `Picture.preview`; null for a picture that something shines through. */
  readonly preview: string | null;
}

/** Larger pictures may be decompression bombs. */
const MAX_PIXELS = 100_000_000;
const KINDS: Readonly<Record<string, Pick<InspectedPicture, 'contentType' | 'extension'>>> = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  gif: { contentType: 'image/gif', extension: 'gif' },
  heif: { contentType: 'image/avif', extension: 'avif' },
  avif: { contentType: 'image/avif', extension: 'avif' },
};

/** Results by file name, and mistakes for the other files. */
export interface FoundFiles<T> {
  readonly found: ReadonlyMap<string, T>;
  readonly mistakes: readonly Mistake[];
}

/** The content hash of every asset's file. */
export function hashPictures(
  assets: readonly DocumentAsset[],
  files: PictureFiles,
): Promise<FoundFiles<{ readonly sha256: string }>> {
  return lookAtFiles(assets, async (file) => {
    try {
      return { sha256: sha256Of(await files.read(file)) };
    } catch (error) {
      return `cannot be read (${reasonOf(error)})`;
    }
  });
}

/** Size and type of every asset's file. */
export function inspectPictures(
  assets: readonly DocumentAsset[],
  files: PictureFiles,
): Promise<FoundFiles<InspectedPicture>> {
  return lookAtFiles(assets, async (file) => {
    const bytes = await files.read(file).catch(() => undefined);
    // Unreadable files were reported while hashing.
    return bytes && inspect(bytes);
  });
}

/** Reads each file once, sequentially, so that only one is in memory. A string result is a mistake. */
async function lookAtFiles<T>(
  assets: readonly DocumentAsset[],
  look: (file: string) => Promise<T | string | undefined>,
): Promise<FoundFiles<T>> {
  const found = new Map<string, T>();
  const mistakes: Mistake[] = [];
  for (const [index, { file }] of assets.entries()) {
    const result = found.has(file) ? undefined : await look(file);
    if (typeof result === 'string') mistakes.push({ path: ['assets', index, 'file'], message: `${file} ${result}` });
    else if (result !== undefined) found.set(file, result);
  }
  return { found, mistakes };
}

/** A file's bytes, if they have not changed since the inspection. */
export async function readInspected(
  files: PictureFiles,
  file: string,
  { sha256 }: Pick<InspectedPicture, 'sha256'>,
): Promise<Buffer> {
  const bytes = await files.read(file);
  if (sha256Of(bytes) !== sha256) throw new Error(`${file} changed while it was imported. Please import again.`);
  return bytes;
}

async function inspect(bytes: Buffer): Promise<InspectedPicture | string> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  const kind = metadata && KINDS[metadata.format];
  if (!kind) return 'is not a JPEG, PNG, WebP, AVIF or GIF picture';
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) return `has ${width} × ${height} pixels, which is too many`;
  try {
    // The header does not show whether the file is complete: this decodes all of it.
    const preview = await previewOf(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS });
    return { sha256: sha256Of(bytes), ...kind, width, height, preview };
  } catch {
    return 'is damaged';
  }
}

function sha256Of(bytes: Buffer): string {
  return hash('sha256', bytes);
}

function reasonOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
    ? 'there is no such file'
    : String(error);
}
