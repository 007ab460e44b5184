import { randomUUID } from 'node:crypto';
import type { ProductForm } from 'shared-types/commerce/line-form';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Database } from '../../../server/src/platform/schema/database';
import type { SeededSite } from './seed-site';

export interface VariantSeed {
  readonly priceCents?: number;
  readonly salePriceCents?: number;
  readonly onSale?: boolean;
  readonly qtyInStock?: number;
  readonly unlimited?: boolean;
  readonly options?: readonly string[];
  readonly pictureId?: string;
  /** Of one item; weightless by default. */
  readonly weight?: number;
}

export interface ProductSeed {
  readonly slug?: string;
  readonly title?: string;
  readonly productType?: number;
  readonly workflowStatus?: number;
  readonly position?: number;
  readonly optionNames?: readonly string[];
  readonly pictureIds?: readonly string[];
  readonly form?: ProductForm;
  readonly variants?: readonly VariantSeed[];
}

export interface SeededProduct {
  readonly id: string;
  readonly slug: string;
  readonly variantIds: readonly string[];
  readonly variantId: string;
}

/** Inserts a product: physical, 12.50, ten in stock, by default. */
export async function seedProduct(db: Database, site: SeededSite, seed: ProductSeed = {}): Promise<SeededProduct> {
  const id = randomUUID();
  const slug = seed.slug ?? `product-${id}`;
  await db
    .insertInto('product')
    .values({
      id,
      site_id: site.id,
      collection_id: site.shopId,
      slug,
      product_type: seed.productType ?? PRODUCT_TYPE.physical,
      workflow_status: seed.workflowStatus ?? WORKFLOW_STATUS.published,
      position: seed.position ?? 0,
      title: seed.title ?? 'Stoneware mug',
      excerpt: 'A mug.',
      description_html: '<p>A mug.</p>',
      picture_ids: [...(seed.pictureIds ?? [])],
      option_names: [...(seed.optionNames ?? [])],
      form: seed.form ? JSON.stringify(seed.form) : null,
    })
    .execute();
  const variantIds: string[] = [];
  for (const [position, variant] of (seed.variants ?? [{}]).entries()) {
    variantIds.push(await seedVariant(db, site, { productId: id, position, variant }));
  }
  return { id, slug, variantIds, variantId: variantIds[0] ?? '' };
}

interface PlacedVariant {
  readonly productId: string;
  readonly position: number;
  readonly variant: VariantSeed;
}

async function seedVariant(
  db: Database,
  site: SeededSite,
  { productId, position, variant }: PlacedVariant,
): Promise<string> {
  const id = randomUUID();
  const priceCents = variant.priceCents ?? 1250;
  await db
    .insertInto('variant')
    .values({
      id,
      site_id: site.id,
      product_id: productId,
      position,
      sku: `SKU-${id}`,
      price_cents: priceCents,
      sale_price_cents: variant.salePriceCents ?? priceCents,
      on_sale: variant.onSale ?? false,
      qty_in_stock: variant.qtyInStock ?? 10,
      unlimited: variant.unlimited ?? false,
      option_values: [...(variant.options ?? [])],
      picture_id: variant.pictureId ?? null,
      shipping:
        variant.weight === undefined
          ? 'null'
          : JSON.stringify({ weight: variant.weight, length: 1, width: 1, height: 1 }),
    })
    .execute();
  return id;
}

/** Inserts a shipping method, by default 4.90 to Germany and France; returns its id. */
export async function seedShipping(
  db: Database,
  site: SeededSite,
  seed: {
    readonly name?: string;
    readonly costCents?: number;
    readonly countries?: readonly string[];
    readonly states?: readonly string[];
    readonly zipPrefixes?: readonly string[];
    readonly weightSteps?: readonly { readonly upToWeight: number; readonly costCents: number }[];
    readonly freeFromCents?: number;
    readonly position?: number;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('shipping_option')
    .values({
      id,
      site_id: site.id,
      position: seed.position ?? 0,
      name: seed.name ?? 'Parcel',
      cost_cents: seed.costCents ?? 490,
      countries: [...(seed.countries ?? ['DE', 'FR'])],
      states: [...(seed.states ?? [])],
      zip_prefixes: [...(seed.zipPrefixes ?? [])],
      weight_steps: seed.weightSteps ? JSON.stringify(seed.weightSteps) : null,
      free_from_cents: seed.freeFromCents ?? null,
    })
    .execute();
  return id;
}
