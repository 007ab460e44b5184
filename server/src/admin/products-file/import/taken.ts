import { sql } from 'kysely';
import { LIMIT } from 'shared-types/site/limits';
import type { Database } from '../../../platform/schema/database';
import type { ProductEditorMessages } from '../../product-editor/product-editor.messages';
import type { ProductState } from '../../product-editor/product-state';
import type { WantedProduct } from '../../product-editor/read/read-product';
import type { ProductsFile } from '../read/file-product';

/** What belongs to which product once those before have been saved. */
export interface Taken {
  /** Id of the product that has a SKU. */
  readonly skus: Map<string, string>;
  /** Number of products in each shop. */
  readonly counts: Map<string, number>;
}

interface TakingProduct {
  readonly taken: Taken;
  readonly id: string;
  /** Absent for a new product. */
  readonly state: ProductState | undefined;
}

/** Why a product cannot be saved beside others, as `finishProduct` checks it: messages by field. */
export function takenConflicts(
  { state: wanted, variants }: WantedProduct,
  { taken, id, state, messages }: TakingProduct & { readonly messages: ProductEditorMessages },
): Record<string, string> {
  const written = wanted.variants.map(({ sku }) => sku);
  const repeated = variants.filter(({ variant: { sku } }, index) => {
    const owner = taken.skus.get(sku);
    return sku !== '' && ((owner !== undefined && owner !== id) || written.indexOf(sku) !== index);
  });
  const isMoved = wanted.collectionId !== '' && state?.collectionId !== wanted.collectionId;
  const isFull = isMoved && (taken.counts.get(wanted.collectionId) ?? 0) >= LIMIT.productsPerCollection;
  return {
    ...Object.fromEntries(repeated.map(({ row }) => [row ? `v.${row}.sku` : 'variants', messages.skuTaken])),
    ...(isFull && { shop: messages.shopFull(LIMIT.productsPerCollection) }),
  };
}

/** Gives a product its SKUs and its place in a shop. */
export function takeFor({ state: wanted }: WantedProduct, { taken: { skus, counts }, id, state }: TakingProduct): void {
  for (const { sku } of state?.variants ?? []) if (skus.get(sku) === id) skus.delete(sku);
  for (const { sku } of wanted.variants) if (sku !== '') skus.set(sku, id);
  if (state?.collectionId === wanted.collectionId) return;
  counts.set(wanted.collectionId, (counts.get(wanted.collectionId) ?? 0) + 1);
}

/** What the products of a site have of what a file asks for. */
export async function findTaken(db: Database, siteId: string, file: ProductsFile): Promise<Taken> {
  const skus = skusOf(file);
  const variants = await db
    .selectFrom('variant')
    .select(['sku', 'product_id'])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute();
  const shops = await db
    .selectFrom('product')
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .groupBy('collection_id')
    .execute();
  return {
    skus: new Map(variants.map(({ sku, product_id: product }) => [sku, product])),
    counts: new Map(shops.map(({ collection_id: shop, count }) => [shop, Number(count)])),
  };
}

function skusOf({ products }: ProductsFile): string[] {
  return products.flatMap(({ variants }) => variants.map(({ cells }) => cells.get('sku')?.trim() ?? ''));
}
