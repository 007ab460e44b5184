import type { ProductTeaser } from 'shared-types/commerce/product';
import type { ShopSettings } from 'shared-types/commerce/shop';
import { z } from 'zod';
import type { Site, SitePage } from '../../site/directory/site';
import type { Read } from '../../site/page/read';
import { categoriesOf } from '../category/categories-of';
import { categoryItem } from '../category/category-item';
import { productsIn, shopCategories } from '../category/shop-categories';
import { catalogueOf, type CatalogueEntry } from '../product/catalogue';
import { teaserOf } from '../product/teaser';

const settingsSchema = z.object({
  title: z.string().optional(),
  only: z.array(z.string()).optional(),
  view: z.enum(['grid', 'list']).optional(),
}) satisfies z.ZodType<ShopSettings>;

/**
 * The products a shop block lists: on the page of a category those in it and below it. There is no such page where the shop
 * has no such category.
 *
 * @implements LIMIT-05
 */
export const productsRead = {
  name: 'commerce/shop/products',
  scope: 'site',
  read: async ({ services, site, page: { page, params }, block }) => {
    const { only, view } = settingsSchema.parse(block.settings);
    const catalogue = await catalogueOf(services.db, site);
    const list = view === 'list' ? withExcerpt : teaserOf;
    const shop = shopAt(site, page);
    if (!shop) return { products: (only ? pick(catalogue, only) : shelf(catalogue, page.id)).map(list) };
    const tree = await categoriesOf(services.db, site);
    const current = page.showsCategory ? tree.bySlug(shop.id, params.slug ?? '') : undefined;
    if (page.showsCategory && !current) return null;
    if (only) return { products: pick(catalogue, only).map(list) };
    const all = shelf(catalogue, shop.id);
    const ids = current && productsIn(tree, current.id);
    const seen = new Set(all.map(({ product }) => product.id));
    const categories = shopCategories({ tree, shop, current, seen });
    const products = ids ? all.filter(({ product }) => ids.has(product.id)) : all;
    return { products: products.map(list), ...(categories && { categories }) };
  },
  item: ({ categories }, { origin }) => categoryItem(categories?.trail, origin),
} satisfies Read<'commerce/shop/products'>;

/** The shop whose page this is, or the page of one of its categories. */
function shopAt(site: Site, page: SitePage): SitePage | undefined {
  if (page.showsCategory) return site.pages.find(({ path }) => path === page.collectionPath);
  return site.pages.some(({ collectionPath }) => collectionPath === page.path) ? page : undefined;
}

function withExcerpt(entry: CatalogueEntry): ProductTeaser {
  const { excerpt } = entry.product;
  return { ...teaserOf(entry), ...(excerpt ? { excerpt } : {}) };
}

/** The products with these slugs, in this order; slugs of hidden products are passed over. */
function pick(catalogue: readonly CatalogueEntry[], slugs: readonly string[]): readonly CatalogueEntry[] {
  const bySlug = new Map(catalogue.map((entry) => [entry.product.slug, entry]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The products of the page's own collection; all of the site's on a page that is none. */
function shelf(catalogue: readonly CatalogueEntry[], pageId: string): readonly CatalogueEntry[] {
  const own = catalogue.filter((entry) => entry.collectionId === pageId);
  return own.length > 0 ? own : catalogue;
}
