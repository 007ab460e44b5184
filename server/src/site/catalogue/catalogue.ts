import type { Selectable } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import { WORKFLOW_STATUS, type ProductTypeNumber, type Variant } from 'shared-types/commerce/product';
import type { Database } from '../../platform/schema/database';
import type { ProductTable, VariantTable } from '../../platform/schema/tables/commerce.tables';
import type { Site } from '../directory/site';
import { categoriesOf } from './categories-of';
import { ratingsByProduct } from './published-reviews';
import { hasSales } from './sales';
import { optionValues } from './option-values';
import { loadStock, withStock } from './stocked';
import { productPath } from './store-paths';
import type { CatalogueEntry } from './catalogue-entry';

type ProductRow = Selectable<ProductTable>;
type VariantRow = Selectable<VariantTable>;

/**
 * The site's published products in the shop's order, cached per revision; their stock is cached per revision of the stock.
 *
 * @implements PROD-01 PROD-02 PROD-03
 */
export function catalogueOf(db: Database, site: Site): Promise<readonly CatalogueEntry[]> {
  return site.stock.memo('commerce/catalogue', async () => {
    const catalogue = site.memo('commerce/catalogue', async () => {
      // Categories are loaded too, so that the shop's page also works without the database.
      const [loaded] = await Promise.all([loadCatalogue(db, site), categoriesOf(db, site)]);
      return loaded;
    });
    const [entries, stock] = await Promise.all([catalogue, loadStock(db, site.id), hasSales(db, site)]);
    return withStock(entries, stock);
  });
}

async function loadCatalogue(db: Database, site: Site): Promise<readonly CatalogueEntry[]> {
  const [products, variants, ratings] = await Promise.all([
    publishedProducts(db, site.id),
    variantsByProduct(db, site.id),
    ratingsByProduct(db, site.id),
  ]);
  // Products without a variant cannot be bought and are not shown.
  return products.flatMap((row) => {
    const own = variants.get(row.id);
    return own ? [{ ...entryOf(site, row, own), rating: ratings.get(row.id) }] : [];
  });
}

function publishedProducts(db: Database, siteId: string): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('workflow_status', '=', WORKFLOW_STATUS.published)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

async function variantsByProduct(db: Database, siteId: string): Promise<ReadonlyMap<string, readonly VariantRow[]>> {
  const rows = await db
    .selectFrom('variant')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byProduct = new Map<string, VariantRow[]>();
  for (const row of rows) {
    const known = byProduct.get(row.product_id);
    if (known) known.push(row);
    else byProduct.set(row.product_id, [row]);
  }
  return byProduct;
}

function entryOf(site: Site, row: ProductRow, variants: readonly VariantRow[]): Omit<CatalogueEntry, 'rating'> {
  return {
    product: {
      id: row.id,
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt,
      descriptionHtml: row.description_html,
      pictures: row.picture_ids
        .map((id) => site.picture(id))
        .filter((picture): picture is Picture => picture !== undefined),
      structuredContent: {
        productType: row.product_type as ProductTypeNumber,
        variants: variants.map((variant) => variantOf(site, row.option_names, variant)),
      },
      optionNames: row.option_names,
    },
    path: productPath(site, row.collection_id, row.slug),
    collectionId: row.collection_id,
    changedAt: row.changed_at,
    createdAt: row.created_at,
  };
}

function variantOf(site: Site, optionNames: readonly string[], row: VariantRow): Variant {
  const picture = site.picture(row.picture_id);
  return {
    id: row.id,
    sku: row.sku,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale,
    qtyInStock: row.qty_in_stock,
    unlimited: row.unlimited,
    optionValues: optionValues(optionNames, row.option_values),
    ...(picture ? { picture } : {}),
    ...(row.shipping ? { shipping: row.shipping } : {}),
    ...(row.subscription_plan ? { subscriptionPlan: row.subscription_plan } : {}),
  };
}
