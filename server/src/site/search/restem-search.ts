import { sql, type Transaction } from 'kysely';
import { dictionaryOf } from './dictionary';
import type { Tables } from '../../platform/schema/tables';
import { storeProductSearch } from './store-product-search';
import { vectorOf } from './store-search';

/** The root of a site's own language. */
const OWN = '';

/**
 * Writes down the words of a site's own language anew, which has become another: each language has stems of its own, and what
 * is typed is compared with those of the site's.
 */
export async function restemSearch(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('locale').where('id', '=', siteId);
  const { locale } = await sites.executeTakeFirstOrThrow();
  const words = vectorOf(dictionaryOf(locale), { A: sql.ref('title_words'), D: sql.ref('body_words') });
  await sql`
    update search_entry set words = ${words}
    where site_id = ${siteId} and root = ${OWN} and product_id is null`.execute(transaction);
  const products = await transaction
    .selectFrom('search_entry')
    .select('product_id as id')
    .where('site_id', '=', siteId)
    .where('root', '=', OWN)
    .where('product_id', 'is not', null)
    .execute();
  // What is told of a product by its variants is not kept in its entry.
  await storeProductSearch(transaction, { siteId, productIds: products.flatMap(({ id }) => id ?? []) });
}
