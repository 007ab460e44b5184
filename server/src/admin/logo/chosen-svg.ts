import { SVG_PREFIX } from 'shared-types/admin/theme/logo';
import { LONGEST_SVG_ICON, type SvgIcon } from 'shared-types/site/page/site-look';
import { storableText } from '../../platform/schema/storable-text';
import { svgSize } from '../../site/import/check/check-icon';
import type { Services } from '../../site/services';
import type { SentFields } from '../field-reader';

export const SVG_TYPE = 'image/svg+xml';
/** Of UTF-8 for each character. */
const MOST_BYTES = 4;

/** An SVG of the library, and its size in pixels; without a size it is too long, or no drawing. */
export interface ChosenSvg {
  readonly icon: SvgIcon;
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** The SVG that a form names; undefined if it names none, or none of the site's. */
export async function chosenSvg(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  siteId: string,
  { icon }: SentFields,
): Promise<ChosenSvg | undefined> {
  if (typeof icon !== 'string' || !icon.startsWith(SVG_PREFIX)) return undefined;
  const file = storableText(icon.slice(SVG_PREFIX.length)).trim();
  const row = await db
    .selectFrom('site_file')
    .select(['object_key', 'bytes'])
    .where('site_id', '=', siteId)
    .where('name', '=', file)
    .where('content_type', '=', SVG_TYPE)
    .executeTakeFirst();
  if (!row) return undefined;
  const isShort = Number(row.bytes) <= LONGEST_SVG_ICON * MOST_BYTES;
  const svg = isShort ? ((await objects.get(row.object_key))?.toString('utf8').trim() ?? '') : '';
  const isIcon = svg !== '' && svg.length <= LONGEST_SVG_ICON && storableText(svg) === svg;
  return { icon: { file, svg }, size: isIcon ? await svgSize(svg) : undefined };
}
