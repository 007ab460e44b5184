import { sql, type Transaction } from 'kysely';
import { dictionaryOf } from './dictionary';
import type { Tables } from '../../platform/schema/tables';
import { storeProductSearch } from './store-product-search';
import { vectorOf } from './store-search';

/** Root of the main language. */
const OWN = '';

/**
 * Rebuilds the search vectors of a site's main language after that language has changed: stems differ by language, and
 * queries are stemmed in the site's language.
 */
export async function restemSearch(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('locale').where('id', '=', siteId);
  const { locale } = await sites.executeTakeFirstOrThrow();
  const vector = vectorOf(dictionaryOf(locale), { A: sql.ref('folded_title'), D: sql.ref('folded_body') });
  await sql`
    update search_entry set search_vector = ${vector}
    where site_id = ${siteId} and root = ${OWN} and product_id is null`.execute(transaction);
  const products = await transaction
    .selectFrom('search_entry')
    .select('product_id as id')
    .where('site_id', '=', siteId)
    .where('root', '=', OWN)
    .where('product_id', 'is not', null)
    .execute();
  // Entries do not store the texts of variants, so entries of products are built again.
  await storeProductSearch(transaction, { siteId, productIds: products.flatMap(({ id }) => id ?? []) });
}
