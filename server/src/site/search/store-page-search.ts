import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../platform/schema/tables';
import { searchEntries } from './search-entries';
import { storeProductSearch } from './store-product-search';
import { entryRow } from './store-search';

export interface PageSearchInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  /** Ids of the pages whose entries are replaced, by path. */
  readonly pageIds: ReadonlyMap<string, string>;
}

/** Replaces the search entries of these pages, and of the products that they list: a hidden shop hides its products. */
export async function storePageSearch({ transaction, siteId, document, pageIds }: PageSearchInput): Promise<void> {
  const ids = [...pageIds.values()];
  await transaction
    .deleteFrom('search_entry')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`page_id = any(${ids}::uuid[])`)
    .execute();
  const pages = document.pages.filter(({ path }) => pageIds.has(path));
  for (const entry of searchEntries({ ...document, pages, products: [] }))
    await transaction
      .insertInto('search_entry')
      .values(entryRow({ siteId, pageIds, productIds: new Map() }, entry))
      .execute();
  const shops = pages.flatMap(({ path, collection }) => [path, ...(collection === undefined ? [] : [collection])]);
  const products = await transaction
    .selectFrom('product')
    .innerJoin('page', 'page.id', 'product.collection_id')
    .select('product.id')
    .where('product.site_id', '=', siteId)
    .where('page.path', '=', sql<string>`any(${shops}::text[])`)
    .execute();
  await storeProductSearch(transaction, { siteId, productIds: products.map(({ id }) => id) });
}
