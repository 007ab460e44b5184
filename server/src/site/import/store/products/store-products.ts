import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { DocumentProduct } from 'shared-types/site/site-document';
import type { ProductTable } from '../../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../../platform/schema/tables';
import { assignSkus, type KnownVariant } from './assign-skus';
import { cleanHtml } from '../../clean-html';
import { changedAt, contentHash } from '../content-hash';
import { inChunks } from '../in-chunks';
import { storeVariants } from './store-variants';
import type { StoreProductsInput } from './store-products-input';

/**
 * Stores products with their variants, and deletes those that are no longer in the document. A product keeps its id by
 * slug, a variant by SKU. The document must not contain products that an owner has changed. Returns the ids by slug.
 */
export async function storeProducts(input: StoreProductsInput): Promise<ReadonlyMap<string, string>> {
  const { transaction, siteId, document } = input;
  const products = assignSkus(document.products, await knownVariants(transaction, siteId));
  const ids = new Map<string, string>();
  for (const rows of inChunks(products.map((product, position) => productRow(input, product, position)))) {
    for (const { id, slug } of await upsert(transaction, rows)) ids.set(slug, id);
  }
  await storeVariants(input, products, ids);
  await transaction
    .deleteFrom('product')
    .where('site_id', '=', siteId)
    .where('is_kept', '=', false)
    .where('id', '!=', sql<string>`all(${[...ids.values()]}::uuid[])`)
    .execute();
  return ids;
}

async function knownVariants(transaction: Transaction<Tables>, siteId: string): Promise<KnownVariant[]> {
  return transaction
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['product.slug', 'variant.option_values as options', 'variant.sku'])
    .where('variant.site_id', '=', siteId)
    .where('variant.removed_at', 'is', null)
    .execute();
}

function productRow(
  { siteId, assets, pageIds }: StoreProductsInput,
  product: DocumentProduct,
  position: number,
): Insertable<ProductTable> {
  const collectionId = pageIds.get(product.collection);
  if (collectionId === undefined) throw new Error(`The collection ${product.collection} was checked and is gone.`);
  return {
    id: randomUUID(),
    site_id: siteId,
    collection_id: collectionId,
    slug: product.slug,
    product_type: product.productType,
    workflow_status: product.workflowStatus ?? WORKFLOW_STATUS.published,
    position,
    title: product.title,
    excerpt: product.excerpt,
    description_html: cleanHtml(product.descriptionHtml),
    picture_ids: product.pictures.map((name) => assets.idOf(name)),
    option_names: [...product.optionNames],
    form: product.form ? JSON.stringify(product.form) : null,
    content_hash: contentHash(product),
    document_slug: product.slug,
  };
}

function upsert(transaction: Transaction<Tables>, rows: readonly Insertable<ProductTable>[]) {
  return transaction
    .insertInto('product')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'slug'])
        .where('removed_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          collection_id: ref('excluded.collection_id'),
          product_type: ref('excluded.product_type'),
          workflow_status: ref('excluded.workflow_status'),
          position: ref('excluded.position'),
          title: ref('excluded.title'),
          excerpt: ref('excluded.excerpt'),
          description_html: ref('excluded.description_html'),
          picture_ids: ref('excluded.picture_ids'),
          option_names: ref('excluded.option_names'),
          form: ref('excluded.form'),
          content_hash: ref('excluded.content_hash'),
          document_slug: ref('excluded.document_slug'),
          changed_at: changedAt('product'),
        })),
    )
    .returning(['id', 'slug'])
    .execute();
}
