import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** Whether the site has all of these pictures. */
export async function hasPictures(db: Kysely<Tables>, siteId: string, names: readonly string[]): Promise<boolean> {
  const wanted = new Set(names);
  if (wanted.size === 0) return true;
  const { count } = await db
    .selectFrom('asset')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('name', '=', sql<string>`any(${[...wanted]}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(count) === wanted.size;
}
