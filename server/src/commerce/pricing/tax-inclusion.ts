import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';

/** True if prices of the site include taxes, at its revision. */
export function isTaxIncluded({ profile }: Pick<Site, 'profile'>): boolean {
  return profile.settings.storeSettings.pricesIncludeTax ?? false;
}

/** As `isTaxIncluded`, uncached. */
export async function loadTaxInclusion(db: Kysely<Tables>, siteId: string): Promise<boolean> {
  const stored = sql<boolean | null>`(profile #> '{settings,storeSettings,pricesIncludeTax}')::boolean`;
  const site = db.selectFrom('site').select(stored.as('isIncluded')).where('id', '=', siteId);
  return (await site.executeTakeFirstOrThrow()).isIncluded ?? false;
}
