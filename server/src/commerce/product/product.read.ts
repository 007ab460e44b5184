import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import type { Read } from '../../site/page/read';
import { catalogueOf } from './catalogue';
import { relatedTo } from './related';
import { collectionPath } from './store-paths';
import { productStructuredData } from './structured-data';
import { teaserOf } from './teaser';

/** The product an item page shows; hidden and unknown products are alike. */
export const productRead = {
  name: 'commerce/product/product',
  scope: 'site',
  read: async ({ services, site, page }) => {
    const catalogue = await catalogueOf(services.db, site);
    const entry = catalogue.find(({ product }) => product.slug === page.params.slug);
    if (!entry) return null;
    return {
      product: entry.product,
      shopPath: collectionPath(site, entry.collectionId),
      related: relatedTo(entry, catalogue).map(teaserOf),
    };
  },
  item: ({ product }, { site, path, origin }) => ({
    id: product.id,
    title: product.title,
    path,
    recordType: ITEM_RECORD_TYPE.storeItem,
    excerpt: product.excerpt,
    ...(product.pictures[0] ? { picture: product.pictures[0] } : {}),
    structuredData: [
      productStructuredData(product, { url: `${origin}${path}`, baseUrl: origin, currency: site.currency }),
    ],
  }),
} satisfies Read<'commerce/product/product'>;
