/** From linear light to a published photograph: exposure, film curve, grain, JPEG. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { random } from './noise.mjs';

const GOOD_SIZE = 118_000;
const LARGEST = 176_000;
const LOWEST_GOOD_QUALITY = 66;

/** @returns {Buffer} RGB bytes of the developed picture */
export function develop(
  linear,
  width,
  height,
  { exposure = 1, warmth = 0, saturation = 0.9, grain = 0.006, vignette = 0.1 } = {},
) {
  const bytes = Buffer.alloc(width * height * 3);
  const next = random(20_11);
  const balance = [1 + warmth, 1, 1 - warmth];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const gain = exposure * falloff(x / width - 0.5, y / height - 0.5, vignette);
      // Three uniform numbers make a good enough bell curve for film grain.
      const speck = (next() + next() + next() - 1.5) * grain;
      const grey = (0.3 * linear[i] + 0.59 * linear[i + 1] + 0.11 * linear[i + 2]) * gain;
      for (let k = 0; k < 3; k++) {
        const value = linear[i + k] * gain * balance[k];
        const shown = encode(film(Math.max(0, grey + (value - grey) * saturation))) + speck;
        bytes[i + k] = Math.min(255, Math.max(0, Math.round(shown * 255)));
      }
    }
  return bytes;
}

const falloff = (x, y, amount) => 1 - amount * (x * x + y * y) * 2;

/**
 * A film curve: a gentle toe, a straight middle and a long shoulder, so that white
 * plaster and window highlights roll off instead of clipping (after Uchimura).
 */
function film(x) {
  const [start, run, toe, contrast] = [0.2, 0.36, 1.25, 1.05];
  const straight = ((1 - start) * run) / contrast;
  const from = start + straight;
  const top = start + contrast * straight;
  const fall = contrast / (1 - top);
  if (x >= from) return 1 - (1 - top) * Math.exp(-fall * (x - from));
  const line = start + contrast * (x - start);
  if (x >= start) return line;
  const t = x / start;
  const blend = t * t * (3 - 2 * t);
  return start * t ** toe * (1 - blend) + line * blend;
}

const encode = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Writes a JPEG at the best quality that still loads quickly. */
export async function save(bytes, [fromWidth, fromHeight], [width, height], file) {
  const picture = await sharp(bytes, { raw: { width: fromWidth, height: fromHeight, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.3, m2: 0.8 })
    .raw()
    .toBuffer();
  const at = (quality) =>
    sharp(picture, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
  let result;
  for (let quality = 86; quality >= 40; quality -= 4) {
    result = await at(quality);
    const limit = quality > LOWEST_GOOD_QUALITY ? GOOD_SIZE : LARGEST;
    if (result.length <= limit) break;
  }
  await writeFile(file, result);
  return result.length;
}
