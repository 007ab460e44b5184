import sharp, { type SharpOptions } from 'sharp';

/** Corners of a picture: two in each of two rows. */
const SIDE = 2;
const OPAQUE = 255;
/** One hexadecimal digit for each part of a colour. */
const STEP = 17;
const RGBA = 4;

/**
 * The colours of a picture's four corners as `Picture.preview` has them, or null for one that something shines through: a preview
 * stays behind its picture. Rejects where the file is damaged; every pixel is decoded.
 */
export async function previewOf(bytes: Buffer, options: SharpOptions = {}): Promise<string | null> {
  const pixels = await sharp(bytes, options)
    .autoOrient()
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const corners = Array.from({ length: SIDE * SIDE }, (_, at) => pixels.subarray(at * RGBA, (at + 1) * RGBA));
  if (corners.some((corner) => corner[RGBA - 1] !== OPAQUE)) return null;
  return corners.flatMap((corner) => [...corner.subarray(0, RGBA - 1)].map(digitOf)).join('');
}

function digitOf(part: number): string {
  return Math.round(part / STEP).toString(16);
}
