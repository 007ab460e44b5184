import type { ProductTeaser } from 'shared-types/commerce/product';
import type { ShopSettings } from 'shared-types/commerce/shop';
import { z } from 'zod';
import type { Read } from '../../site/page/read';
import { catalogueOf, type CatalogueEntry } from '../product/catalogue';
import { teaserOf } from '../product/teaser';

const settingsSchema = z.object({
  title: z.string().optional(),
  only: z.array(z.string()).optional(),
  view: z.enum(['grid', 'list']).optional(),
}) satisfies z.ZodType<ShopSettings>;

/** The products a shop block lists. */
export const productsRead = {
  name: 'commerce/shop/products',
  scope: 'site',
  read: async ({ services, site, page, block }) => {
    const { only, view } = settingsSchema.parse(block.settings);
    const catalogue = await catalogueOf(services.db, site);
    const chosen = only ? pick(catalogue, only) : shelf(catalogue, page.page.id);
    return { products: chosen.map(view === 'list' ? withExcerpt : teaserOf) };
  },
} satisfies Read<'commerce/shop/products'>;

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
