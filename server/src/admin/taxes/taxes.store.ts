import type { Selectable } from 'kysely';
import type { CommerceTables } from '../../platform/schema/tables/commerce.tables';
import type { Database } from '../../platform/schema/database';

export type FoundTaxRule = Selectable<CommerceTables['tax_rule']>;

export function findTaxRules(db: Database, siteId: string): Promise<FoundTaxRule[]> {
  const rules = db.selectFrom('tax_rule').selectAll().where('site_id', '=', siteId);
  return rules.orderBy('position').orderBy('id').execute();
}
