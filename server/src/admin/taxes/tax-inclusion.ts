import { sql, type Kysely, type Transaction } from 'kysely';
import { TAX_INCLUSIONS, type TaxInclusionName } from 'shared-types/admin/store/taxes';
import { loadTaxInclusion } from '../../commerce/pricing/tax-inclusion';
import type { Tables } from '../../platform/schema/tables';
import type { RuleToWrite, SavedKind } from '../price-rules/rule-kind';
import { TAXES_MESSAGES } from './taxes.messages';

export interface TaxInclusion {
  readonly inclusion: TaxInclusionName;
}

/** Whether prices include taxes, with the site's id. */
export const TAX_INCLUSION: SavedKind<TaxInclusion> = {
  name: 'inclusion',
  find: async (db, { siteId }) => findTaxInclusion(db, siteId),
  fieldsOf: ({ inclusion }) => ({ inclusion }),
  read: (reader) => ({ inclusion: reader.oneOf('inclusion', TAX_INCLUSIONS) ?? 'added' }),
  check: () => Promise.resolve({}),
  write,
  calledIn: (language, _, value) => TAXES_MESSAGES[language][value === 'included' ? 'included' : 'added'],
};

export async function findTaxInclusion(db: Kysely<Tables>, siteId: string): Promise<TaxInclusion> {
  return { inclusion: (await loadTaxInclusion(db, siteId)) ? 'included' : 'added' };
}

/** Updates the site's profile, whatever else of it is saved concurrently. */
async function write(
  transaction: Transaction<Tables>,
  { siteId, state: { inclusion } }: RuleToWrite<TaxInclusion>,
): Promise<void> {
  const path = sql`'{settings,storeSettings,pricesIncludeTax}'`;
  const profile = sql<string>`jsonb_set(profile, ${path}, to_jsonb(${inclusion === 'included'}::boolean))`;
  await transaction.updateTable('site').set({ profile }).where('id', '=', siteId).execute();
}
