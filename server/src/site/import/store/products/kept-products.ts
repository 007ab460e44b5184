import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import { LIMIT } from 'shared-types/site/limits';
import { takeProductsLock } from '../../../catalogue/products-lock';
import type { Tables } from '../../../../platform/schema/tables';
import type { Mistake } from '../../check/mistake';

/** A product that an owner has saved, which imports no longer change. */
export interface KeptProduct {
  readonly id: string;
  readonly slug: string;
  /** Its slug in the document; null if no document contains it. */
  readonly documentSlug: string | null;
  readonly isRemoved: boolean;
  readonly collection: string;
  /** SKUs of its variants. */
  readonly skus: readonly string[];
  readonly pictureIds: readonly string[];
}

/** Locks the products that the import keeps. Until it has ended nobody can save one. */
export async function lockKeptProducts(transaction: Transaction<Tables>, identifier: string): Promise<KeptProduct[]> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (!site) return [];
  await takeProductsLock(transaction, site.id);
  const rows = await transaction
    .selectFrom('product')
    .innerJoin('page', 'page.id', 'product.collection_id')
    .select(['product.id', 'product.slug', 'product.document_slug as documentSlug', 'page.path as collection'])
    .select(['product.picture_ids as pictures', 'product.removed_at as removedAt'])
    .select(({ selectFrom }) => [
      selectFrom('variant')
        .whereRef('variant.product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .select(sql<string[]>`coalesce(array_agg(variant.sku), '{}')`.as('skus'))
        .as('skus'),
      selectFrom('variant')
        .whereRef('variant.product_id', '=', 'product.id')
        .select(
          sql<string[]>`coalesce(array_agg(variant.picture_id) filter (where variant.picture_id is not null), '{}')`.as(
            'ids',
          ),
        )
        .as('variantPictures'),
    ])
    .where('product.site_id', '=', site.id)
    .where('product.is_kept', '=', true)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ pictures, variantPictures, removedAt, skus, ...row }) => ({
    ...row,
    isRemoved: removedAt !== null,
    skus: skus ?? [],
    pictureIds: [...pictures, ...(variantPictures ?? [])],
  }));
}

export function withoutKept(document: SiteDocument, kept: readonly KeptProduct[]): SiteDocument {
  const slugs = new Set(kept.map(({ documentSlug }) => documentSlug));
  return { ...document, products: document.products.filter(({ slug }) => !slugs.has(slug)) };
}

/**
 * Slugs and SKUs in the document that a kept product already has.
 *
 * @implements LIMIT-10
 */
export function findKeptConflicts(document: SiteDocument, kept: readonly KeptProduct[]): Mistake[] {
  const there = kept.filter(({ isRemoved }) => !isRemoved);
  const slugs = new Set(there.map(({ slug }) => slug));
  const skus = new Set(there.flatMap((product) => product.skus));
  const known = new Set(kept.map(({ documentSlug }) => documentSlug));
  const mine = document.products
    .map((product, at) => ({ product, at }))
    .filter(({ product }) => !known.has(product.slug));
  const saved = 'a product that was saved in the admin area';
  return [
    ...mine.flatMap(({ product: { slug }, at }) =>
      slugs.has(slug) ? [{ path: ['products', at, 'slug'], message: `${slug} belongs to ${saved}` }] : [],
    ),
    ...mine.flatMap(({ product: { variants }, at }) =>
      variants.flatMap(({ sku }, index) =>
        skus.has(sku)
          ? [{ path: ['products', at, 'variants', index, 'sku'], message: `${sku} belongs to ${saved}` }]
          : [],
      ),
    ),
    ...fullCollections(
      document,
      mine.map(({ product }) => product.collection),
      there,
    ),
  ];
}

function fullCollections(
  { pages }: SiteDocument,
  collections: readonly string[],
  kept: readonly KeptProduct[],
): Mistake[] {
  const most = LIMIT.productsPerCollection;
  return pages.flatMap(({ path }, at) => {
    const own = kept.filter(({ collection }) => collection === path).length;
    const count = own + collections.filter((collection) => collection === path).length;
    const message = `holds at most ${most} products, and would hold ${count} with the ${own} that were saved in the admin area`;
    return own > 0 && count > most ? [{ path: ['pages', at], message }] : [];
  });
}

/** Moves kept products whose shop page is deleted to another shop. Without another shop they are deleted. */
export async function rehouseKept(
  transaction: Transaction<Tables>,
  { document, kept, pageIds }: RehouseInput,
): Promise<void> {
  const shops = document.pages.flatMap(({ path, collection }) => (path.endsWith('{slug}') ? (collection ?? []) : []));
  const first = shops.map((path) => pageIds.get(path)).find((id) => id !== undefined);
  const homeless = kept.filter(({ collection }) => !pageIds.has(collection)).map(({ id }) => id);
  if (first === undefined || homeless.length === 0) return;
  await transaction
    .updateTable('product')
    .set({ collection_id: first })
    .where('id', '=', sql<string>`any(${homeless}::uuid[])`)
    .execute();
}

export interface RehouseInput {
  readonly document: SiteDocument;
  readonly kept: readonly KeptProduct[];
  readonly pageIds: ReadonlyMap<string, string>;
}
