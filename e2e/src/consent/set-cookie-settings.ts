import type { CookieSettings } from 'shared-types/site/context';
import type { Shop } from '../browser/open/shop';

export async function setCookieSettings({ server }: Shop, changes: Partial<CookieSettings>): Promise<void> {
  const { db, sites } = server.services;
  const shop = db.selectFrom('site').select(['id', 'profile', 'revision']).where('identifier', '=', 'fern-and-kiln');
  const site = await shop.executeTakeFirstOrThrow();
  const profile = site.profile as { readonly cookieSettings: CookieSettings };
  const changed = JSON.stringify({ ...profile, cookieSettings: { ...profile.cookieSettings, ...changes } });
  await db
    .updateTable('site')
    .set({ profile: changed, revision: site.revision + 1 })
    .where('id', '=', site.id)
    .execute();
  sites.invalidate(site.id);
}
