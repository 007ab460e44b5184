import type { Database } from '../../platform/schema/database';

/** True where there is a site of that identifier. */
export async function hasSite(db: Database, identifier: string): Promise<boolean> {
  const site = await db.selectFrom('site').select('id').where('identifier', '=', identifier).executeTakeFirst();
  return site !== undefined;
}
