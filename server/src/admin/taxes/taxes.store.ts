import type { Selectable } from 'kysely';
import type { CommerceTables } from '../../platform/schema/tables/commerce.tables';
import type { Database } from '../../platform/schema/database';

/** A tax rule, as it is stored. */
export type FoundTaxRule = Selectable<CommerceTables['tax_rule']>;

/** All tax rules of a site in their order, those that are switched off among them. */
export function findTaxRules(db: Database, siteId: string): Promise<FoundTaxRule[]> {
  const rules = db.selectFrom('tax_rule').selectAll().where('site_id', '=', siteId);
  return rules.orderBy('position').orderBy('id').execute();
}
