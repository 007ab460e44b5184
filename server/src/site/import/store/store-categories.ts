import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import { nameKey } from '../../catalogue/category-name';
import type { CategoryTable } from '../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../platform/schema/tables';
import { inChunks } from './in-chunks';

export interface StoreCategoriesInput {
  readonly siteId: string;
  /** Without products that an owner has changed. */
  readonly document: SiteDocument;
  readonly pageIds: ReadonlyMap<string, string>;
  readonly productIds: ReadonlyMap<string, string>;
}

/**
 * Replaces the categories of the last import; a category keeps its id by slug. Once an owner has changed a category, the
 * import only assigns products to the existing ones.
 */
export async function storeCategories(
  transaction: Transaction<Tables>,
  input: StoreCategoriesInput & { readonly areKept: boolean },
): Promise<void> {
  if (!input.areKept) await writeCategories(transaction, input);
  await writeMembers(transaction, input);
}

const placeOf = (collectionId: string, slug: string) => `${collectionId} ${slug}`;

async function idsByPlace(transaction: Transaction<Tables>, siteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectFrom('category')
    .select(['id', 'collection_id', 'slug'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [placeOf(row.collection_id, row.slug), row.id]));
}

async function writeCategories(
  transaction: Transaction<Tables>,
  { siteId, document: { categories = [] }, pageIds }: StoreCategoriesInput,
): Promise<void> {
  const known = await idsByPlace(transaction, siteId);
  const places = categories.map(({ collection, slug }) => placeOf(pageIds.get(collection) ?? '', slug));
  const ids = new Map(places.map((place) => [place, known.get(place) ?? randomUUID()]));
  const rows = categories.map(({ collection, slug, name, under }, position): Insertable<CategoryTable> => {
    const collectionId = pageIds.get(collection);
    const id = ids.get(placeOf(collectionId ?? '', slug));
    if (collectionId === undefined || id === undefined) throw new Error(`The shop of ${slug} was checked and is gone.`);
    const parentId = under === undefined ? null : (ids.get(placeOf(collectionId, under)) ?? null);
    return {
      id,
      site_id: siteId,
      collection_id: collectionId,
      parent_id: parentId,
      slug,
      name,
      name_key: nameKey(name),
      position,
    };
  });
  for (const some of inChunks(rows)) await upsert(transaction, some);
  // Last, so that categories moved from below a deleted one are not deleted with it.
  await transaction
    .deleteFrom('category')
    .where('site_id', '=', siteId)
    .where('id', '!=', sql<string>`all(${[...ids.values()]}::uuid[])`)
    .execute();
}

function upsert(transaction: Transaction<Tables>, rows: readonly Insertable<CategoryTable>[]) {
  return transaction
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['collection_id', 'slug']).doUpdateSet(({ ref }) => ({
        parent_id: ref('excluded.parent_id'),
        name: ref('excluded.name'),
        name_key: ref('excluded.name_key'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
}

async function writeMembers(
  transaction: Transaction<Tables>,
  { siteId, document: { products }, pageIds, productIds }: StoreCategoriesInput,
): Promise<void> {
  await transaction
    .deleteFrom('product_category')
    .where('product_id', '=', sql<string>`any(${[...productIds.values()]}::uuid[])`)
    .execute();
  const ids = await idsByPlace(transaction, siteId);
  const rows = products.flatMap(({ slug, collection, categories = [] }) =>
    categories.flatMap((name) => {
      const product_id = productIds.get(slug);
      const category_id = ids.get(placeOf(pageIds.get(collection) ?? '', name));
      return product_id && category_id ? [{ site_id: siteId, product_id, category_id }] : [];
    }),
  );
  for (const some of inChunks(rows)) await transaction.insertInto('product_category').values(some).execute();
}
