import type { Kysely } from 'kysely';
import { storableText } from '../../platform/schema/storable-text';
import type { Tables } from '../../platform/schema/tables';
import type { SentFields } from '../field-reader';

/** Sizes in pixels by name. */
export type ChosenPictures = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

/** Those pictures of the site that a form names. */
export async function chosenPictures(
  db: Kysely<Tables>,
  siteId: string,
  { logo, icon }: SentFields,
): Promise<ChosenPictures> {
  const names = [logo, icon].flatMap((name) => (typeof name === 'string' ? [storableText(name).trim()] : []));
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('asset')
    .select(['name', 'width', 'height'])
    .where('site_id', '=', siteId)
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, width, height }) => [name, { width, height }]));
}
