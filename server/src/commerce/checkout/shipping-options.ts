import type { Kysely } from 'kysely';
import type { ShippingOption } from 'shared-types/commerce/cart';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import type { Site } from '../../site/directory/site';

/** A way to send goods, and where it goes. */
export interface StoredShippingOption extends ShippingOption {
  /** ISO codes; empty for everywhere. */
  readonly countries: readonly string[];
}

/** The site's ways to send goods, in the owner's order, read once for each revision of the site. */
export function shippingOptionsOf(db: Database, site: Site): Promise<readonly StoredShippingOption[]> {
  return site.memo('commerce/shipping-options', () => loadShippingOptions(db, site.id));
}

/** The same, as they stand at this moment. */
export function loadShippingOptions(db: Kysely<Tables>, siteId: string): Promise<StoredShippingOption[]> {
  return db
    .selectFrom('shipping_option')
    .select(['id', 'name', 'cost_cents as costCents', 'countries'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** True where the option goes to the country. */
export function serves(option: Pick<StoredShippingOption, 'countries'>, country: string): boolean {
  return option.countries.length === 0 || option.countries.includes(country);
}
