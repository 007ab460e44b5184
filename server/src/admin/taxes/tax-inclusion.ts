import { sql, type Kysely, type Transaction } from 'kysely';
import { TAX_INCLUSIONS, type TaxInclusionName } from 'shared-types/admin/store/taxes';
import { loadTaxInclusion } from '../../commerce/pricing/tax-inclusion';
import type { Tables } from '../../platform/schema/tables';
import type { RuleToWrite, SavedKind } from '../price-rules/rule-kind';
import { TAXES_MESSAGES } from './taxes.messages';

/** What taxes are to the prices of a site, as it is saved. */
export interface TaxInclusion {
  readonly inclusion: TaxInclusionName;
}

/** What taxes are to prices; there is one of it, which is called as the site is. */
export const TAX_INCLUSION: SavedKind<TaxInclusion> = {
  name: 'inclusion',
  find: async (db, { siteId }) => findTaxInclusion(db, siteId),
  fieldsOf: ({ inclusion }) => ({ inclusion }),
  read: (reader) => ({ inclusion: reader.oneOf('inclusion', TAX_INCLUSIONS) ?? 'added' }),
  check: () => Promise.resolve({}),
  write,
  calledIn: (language, _, value) => TAXES_MESSAGES[language][value === 'included' ? 'included' : 'added'],
};

/** Reads it as it stands at this moment. */
export async function findTaxInclusion(db: Kysely<Tables>, siteId: string): Promise<TaxInclusion> {
  return { inclusion: (await loadTaxInclusion(db, siteId)) ? 'included' : 'added' };
}

/** Writes it into what else the site is, whatever of that is saved meanwhile. */
async function write(
  transaction: Transaction<Tables>,
  { siteId, state: { inclusion } }: RuleToWrite<TaxInclusion>,
): Promise<void> {
  const path = sql`'{settings,storeSettings,pricesIncludeTax}'`;
  const profile = sql<string>`jsonb_set(profile, ${path}, to_jsonb(${inclusion === 'included'}::boolean))`;
  await transaction.updateTable('site').set({ profile }).where('id', '=', siteId).execute();
}
