import type { Selectable } from 'kysely';
import type { CommerceTables } from '../../platform/schema/tables/commerce.tables';
import type { Database } from '../../platform/schema/database';

export type FoundShippingOption = Selectable<CommerceTables['shipping_option']>;

/** All shipping methods of a site in order, disabled ones included. */
export function findShippingOptions(db: Database, siteId: string): Promise<FoundShippingOption[]> {
  const options = db.selectFrom('shipping_option').selectAll().where('site_id', '=', siteId);
  return options.orderBy('position').orderBy('id').execute();
}
