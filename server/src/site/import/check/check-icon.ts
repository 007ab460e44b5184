import sharp from 'sharp';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Mistake } from './mistake';

/** Width and height of an SVG; undefined for any other text. */
export async function svgSize(text: string): Promise<{ readonly width: number; readonly height: number } | undefined> {
  try {
    const { format, width, height } = await sharp(Buffer.from(text)).metadata();
    return format === 'svg' ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Icons of a site must be square SVGs. */
export async function checkIcon({ site: { icon, look } }: SiteDocument): Promise<Mistake[]> {
  const own = look?.icon && 'svg' in look.icon ? look.icon.svg : undefined;
  const mistakes = [checkSvg(['site', 'icon'], icon), checkSvg(['site', 'look', 'icon', 'svg'], own)];
  return (await Promise.all(mistakes)).flat();
}

async function checkSvg(path: readonly string[], svg: string | undefined): Promise<Mistake[]> {
  if (svg === undefined) return [];
  const size = await svgSize(svg);
  if (!size) return [{ path, message: 'must be the text of an SVG picture' }];
  const { width, height } = size;
  return width === height ? [] : [{ path, message: `must be square: it is ${width} wide and ${height} high` }];
}
