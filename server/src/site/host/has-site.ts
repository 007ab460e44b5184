import type { Database } from '../../platform/schema/database';

export async function hasSite(db: Database, identifier: string): Promise<boolean> {
  const site = await db.selectFrom('site').select('id').where('identifier', '=', identifier).executeTakeFirst();
  return site !== undefined;
}
