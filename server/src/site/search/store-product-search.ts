import { sql, type Transaction } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Tables } from '../../platform/schema/tables';
import type { SiteProfile } from '../directory/site-profile';
import { productEntry } from './search-entries';
import { entryRow } from './store-search';

export interface ProductSearchInput {
  readonly siteId: string;
  readonly productIds: readonly string[];
}

/** Replaces the search entries of these products. */
export async function storeProductSearch(
  transaction: Transaction<Tables>,
  { siteId, productIds }: ProductSearchInput,
): Promise<void> {
  if (productIds.length === 0) return;
  const isOne = sql<boolean>`product_id = any(${productIds}::uuid[])`;
  await transaction.deleteFrom('search_entry').where('site_id', '=', siteId).where(isOne).execute();
  const site = await transaction
    .selectFrom('site')
    .select(['locale', 'profile'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  // The profile was validated when it was imported.
  const { languages } = site.profile as SiteProfile;
  const siteLocale = { locale: site.locale, ...(languages ? { languages } : {}) };
  const hidden = await unlistedCollections(transaction, siteId);
  for (const { collection, ...product } of await findableProducts(transaction, { siteId, productIds })) {
    if (hidden.has(collection)) continue;
    const entry = productEntry(siteLocale, { ...product, collection });
    await transaction
      .insertInto('search_entry')
      .values(entryRow({ siteId, pageIds: new Map(), productIds: new Map([[product.slug, product.id]]) }, entry))
      .execute();
  }
}

/** Paths of shops that are excluded from the search. */
async function unlistedCollections(transaction: Transaction<Tables>, siteId: string): Promise<ReadonlySet<string>> {
  const pages = await transaction
    .selectFrom('page')
    .select(['path', 'collection_path as collection'])
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('indexed', '=', false), eb('lock', 'is not', null)]))
    .execute();
  return new Set(pages.flatMap(({ path, collection }) => [path, ...(collection === null ? [] : [collection])]));
}

async function findableProducts(transaction: Transaction<Tables>, { siteId, productIds }: ProductSearchInput) {
  const rows = await transaction
    .selectFrom('product')
    .innerJoin('page', 'page.id', 'product.collection_id')
    .select(['product.id', 'product.slug', 'product.title', 'product.excerpt', 'page.path as collection'])
    .select('product.description_html as descriptionHtml')
    .where('product.site_id', '=', siteId)
    .where('product.id', '=', sql<string>`any(${productIds}::uuid[])`)
    .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
    .where('product.removed_at', 'is', null)
    .execute();
  const variants = await transaction
    .selectFrom('variant')
    .select(['product_id as productId', 'option_values as options', 'sku'])
    .where('site_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, variants: variants.filter(({ productId }) => productId === row.id) }));
}
