import type { ProductTeaser } from 'shared-types/commerce/product';
import { SHOP_LISTING, type ShopSettings } from 'shared-types/commerce/shop';
import { z } from 'zod';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import type { Loader } from '../../site/page/loader';
import { categoriesOf } from '../../site/catalogue/categories-of';
import { categoryItem } from '../category/category-item';
import { categoriesBelow, productsIn, shopCategories } from '../../site/catalogue/shop-categories';
import { catalogueOf } from '../../site/catalogue/catalogue';
import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { teaserOf } from '../../site/catalogue/teaser';
import { filteredProducts } from './filtered-products';
import { pageOfShop } from './page-of-shop';
import { pagedProducts } from './paged-products';
import { picked, shelf } from './shelf';
import { PLAIN_QUERY, readShopQuery, writeShopQuery } from './shop-query';

const settingsSchema = z.object({
  title: z.string().optional(),
  only: z.array(z.string()).optional(),
  view: z.enum(['grid', 'list']).optional(),
}) satisfies z.ZodType<ShopSettings>;

/**
 * The products of a shop block; on a category page, those of the category and its descendants. Null if the category does
 * not exist. Long lists are paginated, and visitors of a shop can sort and filter them.
 *
 * @implements LIMIT-05
 */
export const productsLoader = {
  name: 'commerce/shop/products',
  scope: 'stock',
  queryOf: (query, site) => writeShopQuery(readShopQuery(query, site), site),
  load: async (context) => {
    const { services, site, page: matched, block } = context;
    const { page, params } = matched;
    const { only, view } = settingsSchema.parse(block.settings);
    const catalogue = await catalogueOf(services.db, site);
    const list = view === 'list' ? withExcerpt : teaserOf;
    const shop = shopAt(site, page);
    if (!shop) {
      if (only) return { products: picked(catalogue, only).map(list) };
      const { firstPage, lastPage } = readShopQuery(context.query, site);
      return pagedProducts({
        site,
        matched,
        list,
        matching: shelf(catalogue, page.id),
        query: { ...PLAIN_QUERY, firstPage, lastPage },
      });
    }
    const tree = await categoriesOf(services.db, site);
    const current = page.showsCategory ? tree.bySlug(shop.id, params.slug ?? '') : undefined;
    if (page.showsCategory && !current) return null;
    if (only) return { products: picked(catalogue, only).map(list) };
    const all = shelf(catalogue, shop.id);
    const seen = new Set(all.map(({ product }) => product.id));
    const ids = current && productsIn(tree, current.id);
    const own = ids ? all.filter(({ product }) => ids.has(product.id)) : all;
    const categories = shopCategories({ tree, shop, current, seen });
    const below = categoriesBelow({ tree, shop, current, seen }).slice(0, SHOP_LISTING.mostCategories);
    const shown = await filteredProducts(context, { tree, list, own, below });
    return { ...shown, ...(categories && { categories }) };
  },
  item: ({ categories }, { origin }) => categoryItem(categories?.trail, origin),
  pageOfList: ({ listing }) => pageOfShop(listing),
} satisfies Loader<'commerce/shop/products'>;

/** The shop of this page or of this category page. */
function shopAt(site: Site, page: SitePage): SitePage | undefined {
  if (page.showsCategory) return site.pages.find(({ path }) => path === page.collectionPath);
  return site.pages.some(({ collectionPath }) => collectionPath === page.path) ? page : undefined;
}

function withExcerpt(entry: CatalogueEntry): ProductTeaser {
  const { excerpt } = entry.product;
  return { ...teaserOf(entry), ...(excerpt ? { excerpt } : {}) };
}
