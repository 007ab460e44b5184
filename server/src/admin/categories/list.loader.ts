import {
  CATEGORIES_PARAMETER,
  CATEGORIES_PER_PAGE,
  CATEGORY_ACTS,
  type CategoriesView,
  type CategoryEntry,
} from 'shared-types/admin/store/categories';
import { categoryPath } from '../../site/catalogue/category-path';
import { loadCategories, type StoredCategory } from '../../site/catalogue/categories-of';
import type { CategoryTree } from '../../site/catalogue/category-tree';
import { escapedPath } from '../../site/directory/tidy-path';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { pageNumberIn } from '../page-number-in';
import { shopsOf } from '../product-editor/shops-of';

/** The categories of a shop at one level, for accounts that may change them. */
export const categoriesLoader = {
  name: 'admin/categories/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'products.edit')) return null;
    const shops = shopsOf(site);
    const shop = shops.find(({ id }) => id === query.get(CATEGORIES_PARAMETER.shop)) ?? shops[0];
    const tree = await loadCategories(db, site.id);
    const known = tree.byId(query.get(CATEGORIES_PARAMETER.under));
    const under = known?.collectionId === shop?.id ? known : undefined;
    const all = shop ? tree.childrenOf(shop.id, under?.id ?? null) : [];
    const page = pageNumberIn(query, CATEGORIES_PARAMETER.page);
    const listed = all.slice((page - 1) * CATEGORIES_PER_PAGE, page * CATEGORIES_PER_PAGE);
    const done = CATEGORY_ACTS.find((act) => act === query.get(CATEGORIES_PARAMETER.done));
    return {
      shops: shops.map(({ id, title }) => ({ id, name: title })),
      shop: shop?.id ?? '',
      trail: under ? tree.pathTo(under.id).map(({ id, name }) => ({ id, name })) : [],
      entries: listed.map((one) => entryOf(tree, one, shop?.path ?? '')),
      page,
      count: all.length,
      siteCount: tree.all.length,
      ...movingIn(query, { tree, shop: shop?.id, under }),
      ...(done ? { done } : {}),
    };
  },
} satisfies Loader<'admin/categories/list'>;

function entryOf(tree: CategoryTree<StoredCategory>, category: StoredCategory, shopPath: string): CategoryEntry {
  const { id, name, slug, productIds } = category;
  return {
    id,
    name,
    below: tree.familyOf(id).length - 1,
    products: productIds.length,
    path: escapedPath(categoryPath(shopPath, slug)),
  };
}

interface Level {
  readonly tree: CategoryTree<StoredCategory>;
  readonly shop: string | undefined;
  readonly under: StoredCategory | undefined;
}

/** The category being moved; none of another shop, and none that would become its own descendant here. */
function movingIn(query: URLSearchParams, { tree, shop, under }: Level): Pick<CategoriesView, 'moving'> {
  const own = tree.byId(query.get(CATEGORIES_PARAMETER.moving));
  if (own?.collectionId !== shop || !own) return {};
  if (under && tree.pathTo(under.id).includes(own)) return {};
  return { moving: { id: own.id, name: own.name, isHere: own.parentId === (under?.id ?? null) } };
}
