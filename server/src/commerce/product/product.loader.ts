import type { Product } from 'shared-types/commerce/product';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import type { Loader } from '../../site/page/loader';
import { publishedReviews } from '../../site/catalogue/published-reviews';
import { decimalAmount } from './decimal-amount';
import { relatedTo } from './related';
import { itemPath } from '../../site/catalogue/store-paths';
import { productAt } from './product-at';
import { productStructuredData } from './structured-data';
import { teaserOf } from '../../site/catalogue/teaser';
import { unitPriceCents } from '../../site/catalogue/unit-price';

/** The product of an item page; null if it is hidden or unknown. */
export const productLoader = {
  name: 'commerce/product/product',
  scope: 'stock',
  load: async ({ services, site, page }) => {
    const found = await productAt(services.db, site, page.params.slug);
    if (!found) return null;
    const { entry, catalogue, shopPath } = found;
    const { product, rating } = entry;
    const reviews = rating && (await publishedReviews(services.db, site, { productId: product.id, rating }));
    const related = relatedTo(entry, catalogue).map(teaserOf);
    return { product, shopPath, related, ...(reviews && { reviews }) };
  },
  item: ({ product, shopPath, reviews }, { site, origin }) => {
    const path = itemPath(site, shopPath, product.slug);
    const { pricesIncludeTax } = site.profile.settings.storeSettings;
    const context = { url: `${origin}${path}`, baseUrl: origin, currency: site.currency, pricesIncludeTax, reviews };
    return {
      title: product.title,
      path,
      record: { id: product.id, type: ITEM_RECORD_TYPE.storeItem },
      excerpt: product.excerpt,
      ...(product.pictures[0] ? { picture: product.pictures[0] } : {}),
      price: lowestPrice(product, site.currency),
      structuredData: [productStructuredData(product, context)],
    };
  },
} satisfies Loader<'commerce/product/product'>;

function lowestPrice({ structuredContent }: Product, currency: string) {
  const cents = Math.min(...structuredContent.variants.map(unitPriceCents));
  return { amount: decimalAmount(cents, currency), currency };
}
