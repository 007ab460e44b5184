import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../directory/site';
import { createCategoryTree, type CategoryNode, type CategoryTree } from './category-tree';

/** A category with what is in it. */
export interface StoredCategory extends CategoryNode {
  /** Ids of the products that are in it itself, without those that were removed. */
  readonly productIds: readonly string[];
}

/** The trees of the rows in memory, each made once. */
const trees = new WeakMap<readonly StoredCategory[], CategoryTree<StoredCategory>>();

/** The site's categories, read once for each revision of the site. */
export async function categoriesOf(db: Kysely<Tables>, site: Site): Promise<CategoryTree<StoredCategory>> {
  const rows = await site.memo('commerce/categories', () => readCategories(db, site.id));
  const tree = trees.get(rows) ?? createCategoryTree(rows);
  trees.set(rows, tree);
  return tree;
}

/** The site's categories as they are now: all in one statement, since each page of a shop asks for a path or a family among them. */
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
