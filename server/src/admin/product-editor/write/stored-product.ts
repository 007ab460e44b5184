import { sql, type Kysely, type Transaction } from 'kysely';
import type { ProductTypeNumber, WorkflowStatusNumber } from 'shared-types/commerce/product';
import type { Tables } from '../../../platform/schema/tables';
import type { LastChange } from '../../../site/saved-state/saved-state';
import type { ProductState } from '../product-state';

export interface ProductKey {
  readonly siteId: string;
  readonly id: string;
}

export interface StoredProduct {
  readonly state: ProductState;
  readonly changed: LastChange | undefined;
}

type Reader = Kysely<Tables> | Transaction<Tables>;

/** Finds a product of this site; `undefined` if it does not exist or was removed. */
export async function findProduct(db: Reader, key: ProductKey): Promise<StoredProduct | undefined> {
  return load(db, key, (query) => query);
}

/** Finds a product, and locks its variants in the same order as orders do, so that transactions do not deadlock. */
export async function lockProduct(
  transaction: Transaction<Tables>,
  key: ProductKey,
): Promise<StoredProduct | undefined> {
  await transaction
    .selectFrom('variant')
    .select('id')
    .where('product_id', '=', key.id)
    .where('site_id', '=', key.siteId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return load(transaction, key, (query) => query.forNoKeyUpdate());
}

function productQuery(db: Reader, { siteId, id }: ProductKey) {
  return db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null);
}

type ProductQuery = ReturnType<typeof productQuery>;

async function load(
  db: Reader,
  key: ProductKey,
  locked: (query: ProductQuery) => ProductQuery,
): Promise<StoredProduct | undefined> {
  const row = await locked(productQuery(db, key)).executeTakeFirst();
  if (!row) return undefined;
  const variants = await db
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', row.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('product_category')
    .select('category_id as id')
    .where('product_id', '=', row.id)
    .orderBy('category_id')
    .execute();
  return {
    changed: await lastChange(db, row.id),
    state: {
      title: row.title,
      slug: row.slug,
      collectionId: row.collection_id,
      categoryIds: categories.map(({ id }) => id),
      excerpt: row.excerpt,
      descriptionHtml: row.description_html,
      productType: row.product_type as ProductTypeNumber,
      workflowStatus: row.workflow_status as WorkflowStatusNumber,
      optionNames: row.option_names,
      pictureIds: row.picture_ids,
      pictureAlts: await altsOf(db, row.picture_ids),
      form: row.form,
      variants: variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        priceCents: variant.price_cents,
        salePriceCents: variant.sale_price_cents,
        onSale: variant.on_sale,
        qtyInStock: variant.qty_in_stock,
        unlimited: variant.unlimited,
        optionValues: variant.option_values,
        pictureId: variant.picture_id,
        shipping: variant.shipping,
        plan: variant.subscription_plan,
      })),
    },
  };
}

async function altsOf(db: Reader, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'alt'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('source_hash', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ id, alt }) => [id, alt]));
}

async function lastChange(db: Reader, productId: string): Promise<LastChange | undefined> {
  const row = await db
    .selectFrom('product_change')
    .select(['changed_by', 'changed_at'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.changed_by, at: row.changed_at };
}
