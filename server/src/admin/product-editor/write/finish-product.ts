import { sql, type Transaction } from 'kysely';
import { LIMIT } from 'shared-types/site/limits';
import type { Language } from '../../../platform/language';
import type { Tables } from '../../../platform/schema/tables';
import type { Site } from '../../../site/directory/site';
import { drawSku } from '../../../site/import/store/products/assign-skus';
import { PRODUCT_EDITOR_MESSAGES } from '../product-editor.messages';
import { slugOf } from './product-slug';
import type { ProductState, VariantState } from '../product-state';
import type { WantedProduct } from '../read/read-product';

export interface FinishInput {
  readonly site: Site;
  readonly language: Language;
  readonly id: string;
  /** True for a new product, which may exist if the form was sent before. */
  readonly isNew: boolean;
  readonly stored: ProductState | undefined;
  readonly wanted: WantedProduct;
}

/** The completed product, or conflicts with other products. */
export type FinishedProduct =
  | { readonly state: ProductState; readonly errors?: undefined }
  | { readonly state?: undefined; readonly errors: Readonly<Record<string, string>> };

/**
 * Generates the slug and SKUs left empty, and checks that others are unique on the site.
 * @implements PROD-11 LIMIT-10
 */
export async function finishProduct(transaction: Transaction<Tables>, input: FinishInput): Promise<FinishedProduct> {
  const { wanted, language, isNew, stored, site } = input;
  const messages = PRODUCT_EDITOR_MESSAGES[language];
  const [slugs, skus] = [await otherSlugs(transaction, input), await otherSkus(transaction, input)];
  const errors: Record<string, string> = {};
  if (slugs.has(wanted.state.slug)) errors.slug = messages.slugTaken;
  const { collectionId } = wanted.state;
  // A missing shop is reported already.
  const isMoved = collectionId !== '' && stored?.collectionId !== collectionId;
  if (isMoved && (await countIn(transaction, site.id, collectionId)) >= LIMIT.productsPerCollection)
    errors.shop = messages.shopFull(LIMIT.productsPerCollection);
  const written = wanted.state.variants.map(({ sku }) => sku);
  wanted.variants.forEach(({ variant: { sku }, row }, index) => {
    if (sku === '' || (!skus.has(sku) && written.indexOf(sku) === index)) return;
    errors[row === undefined ? 'variants' : `v.${row}.sku`] = messages.skuTaken;
  });
  if (Object.keys(errors).length > 0) return { errors };
  const { state } = wanted;
  const made = (isNew && stored?.slug) || slugOf(state.title, (slug) => slugs.has(slug));
  return {
    state: {
      ...state,
      slug: state.slug || made,
      variants: withSkus(state.variants, new Set([...skus, ...written])),
    },
  };
}

function withSkus(variants: readonly VariantState[], taken: Set<string>): VariantState[] {
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    let sku = drawSku();
    while (taken.has(sku)) sku = drawSku();
    taken.add(sku);
    return { ...variant, sku };
  });
}

/** Slugs of other products: all of them to generate one, else only an equal one. */
async function otherSlugs(
  transaction: Transaction<Tables>,
  { site, id, wanted }: FinishInput,
): Promise<ReadonlySet<string>> {
  const { slug } = wanted.state;
  const rows = await transaction
    .selectFrom('product')
    .select('slug')
    .where('site_id', '=', site.id)
    .where('id', '!=', id)
    .where('removed_at', 'is', null)
    .$if(slug !== '', (query) => query.where('slug', '=', slug))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

async function otherSkus(
  transaction: Transaction<Tables>,
  { site, id, wanted }: FinishInput,
): Promise<ReadonlySet<string>> {
  const skus = wanted.state.variants.map(({ sku }) => sku);
  const rows = await transaction
    .selectFrom('variant')
    .select('sku')
    .where('site_id', '=', site.id)
    .where('product_id', '!=', id)
    .where('removed_at', 'is', null)
    .$if(!skus.includes(''), (query) => query.where('sku', '=', sql<string>`any(${skus}::text[])`))
    .execute();
  return new Set(rows.map((row) => row.sku));
}

async function countIn(transaction: Transaction<Tables>, siteId: string, collectionId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
