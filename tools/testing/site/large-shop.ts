import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from './example-document';

/** How many products it has where nothing else is said. */
export const LARGE_SHOP_COUNT = 66;

/** What is special about such a shop. */
export interface LargeShopOptions {
  readonly count?: number;
  readonly locale?: string;
  /** What names begin with. */
  readonly name?: string;
}

/**
 * The example with many products, made here: product 1, 2 and so on cost 10, 20 and so on in the site's currency. Every third is
 * in the category `cups`, every other third in `bowls`, the rest in none.
 */
export function largeShop(
  { count = LARGE_SHOP_COUNT, locale = 'en', name = 'Product' }: LargeShopOptions = {},
  document: SiteDocument = exampleDocument(),
): SiteDocument {
  const [, model] = document.products;
  if (!model) throw new Error('The example has a second product.');
  const products = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const categories = [['cups'], ['bowls'], []][index % 3] ?? [];
    const [variant] = model.variants;
    return {
      ...model,
      slug: `product-${number}`,
      title: `${name} ${number}`,
      pictures: ['mug'],
      categories,
      variants: [{ ...variant, sku: `P-${number}`, priceCents: number * 1000, salePriceCents: 0, onSale: false }],
    };
  });
  return {
    ...document,
    site: { ...document.site, locale },
    categories: [
      { collection: '/shop', slug: 'cups', name: 'Cups' },
      { collection: '/shop', slug: 'bowls', name: 'Bowls' },
    ],
    products,
  } as SiteDocument;
}
