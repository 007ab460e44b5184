import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { categoryPath } from '../catalogue/category-path';
import { isPattern } from '../directory/is-pattern';
import type { Site } from '../directory/site';
import { escapedPath } from '../directory/tidy-path';
import { answeredPaths } from '../import/check/pages/answered-paths';

/** The paths at which a site shows a page: those of its pages, products and categories, and those that every site has. */
export async function knownPaths(
  transaction: Transaction<Tables>,
  { id: siteId, pageAt }: Pick<Site, 'id' | 'pageAt'>,
): Promise<(path: string) => boolean> {
  const pages = await transaction.selectFrom('page').select('path').where('site_id', '=', siteId).execute();
  const products = await transaction
    .selectFrom('product')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .execute();
  const categories = await transaction
    .selectFrom('category')
    .innerJoin('page', 'page.id', 'category.collection_id')
    .select(['page.path', 'category.slug'])
    .where('category.site_id', '=', siteId)
    .execute();
  const ofCategories = new Set(categories.map(({ path, slug }) => categoryPath(path, slug)));
  const isAnswered = answeredPaths({ pages, products });
  const isOwnPage = (path: string) => {
    const found = pageAt(escapedPath(path));
    return found !== undefined && !isPattern(found.page.path);
  };
  return (path) => isAnswered(path) || ofCategories.has(path) || isOwnPage(path);
}
