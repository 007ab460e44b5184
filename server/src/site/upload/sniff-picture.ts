export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const PNG = '89504e470d0a1a0a';
/** Offset and length of the brand in a container. */
const BRAND_AT = 8;
const BRAND_BYTES = 4;
const BRANDS = new Set(['avif', 'avis']);

/** The kind of a file by its first bytes, not by its name. Other files are never decoded, such as SVG with scripts. */
export function sniffPicture(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.toString('hex', 0, PNG.length / 2) === PNG) return 'png';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(BRAND_AT, BRAND_AT + BRAND_BYTES) === 'WEBP') return 'webp';
  return text(4, BRAND_AT) === 'ftyp' && brandsOf(bytes).some((brand) => BRANDS.has(brand)) ? 'avif' : undefined;
}

/** The brands in the first box of a container (ISO/IEC 14496-12, section 4.3). */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length >= BRAND_BYTES ? bytes.readUInt32BE(0) : 0, bytes.length, 256);
  const brands: string[] = [];
  for (let at = BRAND_AT; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(bytes.toString('latin1', at, at + BRAND_BYTES));
  return brands;
}
