import { sql, type Insertable, type Transaction } from 'kysely';
import type { VariantTable } from '../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../platform/schema/tables';
import { contentHash } from '../../../site/import/store/content-hash';
import type { ProductState, VariantState } from '../product-state';
import type { ProductKey } from './stored-product';

export interface WriteProductInput extends ProductKey {
  readonly state: ProductState;
  /** The former state; absent for a new product. */
  readonly before: ProductState | undefined;
}

/** Writes a product with its variants; imports no longer change it. */
export async function writeProduct(transaction: Transaction<Tables>, input: WriteProductInput): Promise<void> {
  const { siteId, id, state, before } = input;
  const values = {
    collection_id: state.collectionId,
    slug: state.slug,
    product_type: state.productType,
    workflow_status: state.workflowStatus,
    title: state.title,
    excerpt: state.excerpt,
    description_html: state.descriptionHtml,
    picture_ids: [...state.pictureIds],
    option_names: [...state.optionNames],
    form: state.form ? JSON.stringify(state.form) : null,
    content_hash: contentHash({ ...state, variants: state.variants.map(({ qtyInStock: _, ...variant }) => variant) }),
    changed_at: new Date(),
    is_kept: true,
  };
  if (before) await transaction.updateTable('product').set(values).where('id', '=', id).execute();
  else
    await transaction
      .insertInto('product')
      .values({ id, site_id: siteId, position: await nextPosition(transaction, siteId), ...values })
      .execute();
  await writeCategories(transaction, input);
  await writeAlts(transaction, input);
  await writeVariants(transaction, input);
}

async function writeCategories(
  transaction: Transaction<Tables>,
  { siteId, id, state, before }: WriteProductInput,
): Promise<void> {
  if (before?.categoryIds.join() === state.categoryIds.join()) return;
  await transaction.deleteFrom('product_category').where('product_id', '=', id).execute();
  const rows = state.categoryIds.map((categoryId) => ({ site_id: siteId, product_id: id, category_id: categoryId }));
  if (rows.length > 0) await transaction.insertInto('product_category').values(rows).execute();
}

/** Alternative texts of a document's pictures are not changed. */
async function writeAlts(
  transaction: Transaction<Tables>,
  { siteId, state, before }: WriteProductInput,
): Promise<void> {
  for (const [id, alt] of Object.entries(state.pictureAlts)) {
    if (before?.pictureAlts[id] === alt) continue;
    await transaction
      .updateTable('asset')
      .set({ alt })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('source_hash', 'is not', null)
      .execute();
  }
}

/** New products come last in their shop. */
async function nextPosition(transaction: Transaction<Tables>, siteId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('product')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

async function writeVariants(
  transaction: Transaction<Tables>,
  { siteId, id, state, before }: WriteProductInput,
): Promise<void> {
  const known = new Map(before?.variants.map((variant) => [variant.id, variant]));
  const wanted = new Set(state.variants.map((variant) => variant.id));
  await removeVariants(
    transaction,
    [...known.keys()].filter((variantId) => !wanted.has(variantId)),
  );
  // Variants may swap SKUs, so changed ones first get temporary SKUs that nobody else can have.
  const reSkued = state.variants.filter(
    (variant) => known.has(variant.id) && known.get(variant.id)?.sku !== variant.sku,
  );
  for (const variant of reSkued)
    await transaction.updateTable('variant').set({ sku: variant.id }).where('id', '=', variant.id).execute();
  for (const [position, variant] of state.variants.entries()) {
    const values = { ...variantValues(variant), position };
    // Includes the stock, which is locked and was compared with what the owner has seen.
    if (known.has(variant.id))
      await transaction.updateTable('variant').set(values).where('id', '=', variant.id).execute();
    else
      await transaction
        .insertInto('variant')
        .values({ ...values, id: variant.id, site_id: siteId, product_id: id })
        .execute();
  }
}

/** Removes variants from the shop; their rows stay for carts that contain them. */
export async function removeVariants(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('variant')
    .set({ removed_at: new Date() })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

function variantValues(
  variant: VariantState,
): Omit<Insertable<VariantTable>, 'id' | 'site_id' | 'product_id' | 'position'> {
  return {
    sku: variant.sku,
    price_cents: variant.priceCents,
    sale_price_cents: variant.salePriceCents,
    on_sale: variant.onSale,
    qty_in_stock: variant.qtyInStock,
    unlimited: variant.unlimited,
    option_values: [...variant.optionValues],
    picture_id: variant.pictureId,
    shipping: JSON.stringify(variant.shipping ?? null),
    subscription_plan: variant.plan ? JSON.stringify(variant.plan) : null,
  };
}
