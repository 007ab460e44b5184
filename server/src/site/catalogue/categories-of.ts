import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../directory/site';
import { createCategoryTree, type CategoryNode, type CategoryTree } from './category-tree';

export interface StoredCategory extends CategoryNode {
  /** Ids of the products directly in it, without removed ones. */
  readonly productIds: readonly string[];
}

/** One tree per list of rows. */
const trees = new WeakMap<readonly StoredCategory[], CategoryTree<StoredCategory>>();

/** The site's categories, cached per revision. */
export async function categoriesOf(db: Kysely<Tables>, site: Site): Promise<CategoryTree<StoredCategory>> {
  const rows = await site.memo('commerce/categories', () => readCategories(db, site.id));
  const tree = trees.get(rows) ?? createCategoryTree(rows);
  trees.set(rows, tree);
  return tree;
}

/** The site's categories, uncached: all in one statement, since pages need paths and subtrees. */
export async function loadCategories(db: Kysely<Tables>, siteId: string): Promise<CategoryTree<StoredCategory>> {
  return createCategoryTree(await readCategories(db, siteId));
}

function readCategories(db: Kysely<Tables>, siteId: string): Promise<readonly StoredCategory[]> {
  return db
    .selectFrom('category')
    .leftJoin('product_category', 'product_category.category_id', 'category.id')
    .leftJoin('product', (join) =>
      join.onRef('product.id', '=', 'product_category.product_id').on('product.removed_at', 'is', null),
    )
    .select(['category.id', 'category.collection_id as collectionId', 'parent_id as parentId'])
    .select(['category.slug', 'category.name'])
    .select(sql<string[]>`array_remove(array_agg(product.id), null)`.as('productIds'))
    .where('category.site_id', '=', siteId)
    .groupBy('category.id')
    .orderBy('category.position')
    .orderBy('name_key')
    .execute();
}
