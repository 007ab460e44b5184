import { sql } from 'kysely';
import type { CookieSettings } from 'shared-types/site/context';
import type { Shop } from '../browser/open-shop';

/** Changes the cookie settings of the sample shop, for the next page. */
export async function setCookieSettings({ server }: Shop, changes: Partial<CookieSettings>): Promise<void> {
  const { db, sites } = server.services;
  const site = await db
    .updateTable('site')
    .set({
      profile: sql`jsonb_set(profile, '{cookieSettings}', profile->'cookieSettings' || ${JSON.stringify(changes)}::jsonb)`,
      revision: sql`revision + 1`,
    })
    .where('identifier', '=', 'fern-and-kiln')
    .returning('id')
    .executeTakeFirstOrThrow();
  sites.invalidate(site.id);
}
