import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { categoryPath } from '../catalogue/category-path';
import { lastingId } from './lasting-id';
import type { SitePage } from '../directory/site-page';

/** The category pages of shops: the shop's own page at a path below it, unless the owner has a page there. */
export function categoryPages(pages: readonly SitePage[]): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  const shops = new Set(
    pages.flatMap(({ path, collectionPath }) => (path.endsWith('{slug}') ? (collectionPath ?? []) : [])),
  );
  return pages
    .filter(({ path, blocks }) => shops.has(path) && [...blocks.values()].some(({ type }) => type === BLOCK_TYPE.shop))
    .map(categoryPage)
    .filter(({ path }) => !taken.has(path));
}

function categoryPage(shop: SitePage): SitePage {
  return {
    ...shop,
    id: lastingId(`categories ${shop.id}`),
    path: categoryPath(shop.path, '{slug}'),
    collectionPath: shop.path,
    showsCategory: true,
    title: `{title} – ${shop.title}`,
    // The shop's description would not fit a single category.
    description: '',
  };
}
