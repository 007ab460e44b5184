import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { DocumentProduct, DocumentVariant } from 'shared-types/site/site-document';
import type { VariantTable } from '../../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../../platform/schema/tables';
import { inChunks } from '../in-chunks';
import type { StoredAssets } from '../store-assets';
import type { StoreProductsInput } from './store-products-input';

/**
 * Locks the stock of imported variants. This lock is taken before the site's row, in the order of ids, as in checkouts and
 * stock changes, so that there are no deadlocks.
 */
export async function lockVariants(transaction: Transaction<Tables>, identifier: string): Promise<void> {
  await transaction
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('site', 'site.id', 'variant.site_id')
    .select('variant.id')
    .where('site.identifier', '=', identifier)
    .where('product.is_kept', '=', false)
    .orderBy('variant.id')
    .forNoKeyUpdate('variant')
    .execute();
}

/** Stores the variants of products with SKUs and ids, and deletes all others that came with a document. */
export async function storeVariants(
  { transaction, siteId, assets }: StoreProductsInput,
  products: readonly DocumentProduct[],
  productIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = products.flatMap(({ slug, variants }) =>
    variants.map((variant, position) => ({
      ...variantValues(variant, assets),
      id: randomUUID(),
      site_id: siteId,
      product_id: productIds.get(slug) ?? '',
      position,
    })),
  );
  for (const some of inChunks(rows)) await upsert(transaction, some);
  const skus = rows.map(({ sku }) => sku);
  await transaction
    .deleteFrom('variant')
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb(
        'product_id',
        'in',
        eb.selectFrom('product').select('id').where('site_id', '=', siteId).where('is_kept', '=', false),
      ),
    )
    .where('sku', '!=', sql<string>`all(${skus}::text[])`)
    .execute();
}

function variantValues(
  variant: DocumentVariant,
  assets: StoredAssets,
): Omit<Insertable<VariantTable>, 'id' | 'site_id' | 'product_id' | 'position'> {
  return {
    sku: variant.sku,
    price_cents: variant.priceCents,
    sale_price_cents: variant.salePriceCents ?? variant.priceCents,
    on_sale: variant.onSale ?? false,
    qty_in_stock: variant.qtyInStock,
    unlimited: variant.unlimited,
    option_values: [...variant.options],
    picture_id: variant.picture === undefined ? null : assets.idOf(variant.picture),
    shipping: JSON.stringify(variant.shipping ?? null),
    subscription_plan: subscriptionPlanText(variant.subscriptionPlan),
  };
}

/** A plan without an end has one form, so that saving it unchanged does not look like a change. */
function subscriptionPlanText(plan: DocumentVariant['subscriptionPlan']): string | null {
  if (!plan) return null;
  const { billingPeriod, numBillingCycles = 0 } = plan;
  return JSON.stringify({ billingPeriod, ...(numBillingCycles === 0 ? {} : { numBillingCycles }) });
}

async function upsert(transaction: Transaction<Tables>, rows: readonly Insertable<VariantTable>[]): Promise<void> {
  await transaction
    .insertInto('variant')
    .values(rows)
    .onConflict((conflict) =>
      // The stock of an existing variant is kept: the document does not know its sales.
      conflict
        .columns(['site_id', 'sku'])
        .where('removed_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          position: ref('excluded.position'),
          price_cents: ref('excluded.price_cents'),
          sale_price_cents: ref('excluded.sale_price_cents'),
          on_sale: ref('excluded.on_sale'),
          unlimited: ref('excluded.unlimited'),
          option_values: ref('excluded.option_values'),
          picture_id: ref('excluded.picture_id'),
          shipping: ref('excluded.shipping'),
          subscription_plan: ref('excluded.subscription_plan'),
        })),
    )
    .execute();
}
