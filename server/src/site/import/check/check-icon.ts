import sharp from 'sharp';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Mistake } from './mistake';

/** The site's icon must be a square SVG. */
export async function checkIcon({ site: { icon } }: SiteDocument): Promise<Mistake[]> {
  if (icon === undefined) return [];
  const path = ['site', 'icon'];
  try {
    const { format, width, height } = await sharp(Buffer.from(icon)).metadata();
    if (format !== 'svg') return [{ path, message: 'must be the text of an SVG picture' }];
    return width === height ? [] : [{ path, message: `must be square: it is ${width} wide and ${height} high` }];
  } catch {
    return [{ path, message: 'must be the text of an SVG picture' }];
  }
}
