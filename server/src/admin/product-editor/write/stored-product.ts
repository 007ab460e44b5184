import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ProductTypeNumber, WorkflowStatusNumber } from 'shared-types/commerce/product';
import type { Tables } from '../../../platform/schema/tables';
import type { ProductTable, VariantTable } from '../../../platform/schema/tables/commerce.tables';
import type { LastChange } from '../../../site/saved-state/saved-state';
import type { ProductState, VariantState } from '../product-state';

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
  const [state] = await statesOf(db, [row]);
  return state && { changed: await lastChange(db, row.id), state };
}

/** The states of products of this site in their order, by id; without those that do not exist or were removed. */
export async function findProductStates(
  db: Reader,
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, ProductState>> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const states = await statesOf(db, rows);
  return new Map(states.map((state, index) => [rows[index]?.id ?? '', state]));
}

async function statesOf(db: Reader, rows: readonly Selectable<ProductTable>[]): Promise<ProductState[]> {
  const ids = rows.map(({ id }) => id);
  const variants = await db
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id as id'])
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('category_id')
    .execute();
  const [variantsOf, categoriesOf] = [byProduct(variants), byProduct(categories)];
  const alts = await altsOf(db, [...new Set(rows.flatMap((row) => row.picture_ids))]);
  return rows.map((row) => ({
    title: row.title,
    slug: row.slug,
    collectionId: row.collection_id,
    categoryIds: (categoriesOf.get(row.id) ?? []).map(({ id }) => id),
    excerpt: row.excerpt,
    descriptionHtml: row.description_html,
    productType: row.product_type as ProductTypeNumber,
    workflowStatus: row.workflow_status as WorkflowStatusNumber,
    optionNames: row.option_names,
    pictureIds: row.picture_ids,
    pictureAlts: Object.fromEntries(
      row.picture_ids.flatMap((id) => {
        const alt = alts.get(id);
        return alt === undefined ? [] : [[id, alt]];
      }),
    ),
    form: row.form,
    variants: (variantsOf.get(row.id) ?? []).map(variantState),
  }));
}

function byProduct<T extends { readonly product_id: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(row);
    else groups.set(row.product_id, [row]);
  }
  return groups;
}

function variantState(variant: Selectable<VariantTable>): VariantState {
  return {
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
  };
}

async function altsOf(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'alt'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('source_hash', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
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
