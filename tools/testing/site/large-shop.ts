import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from './example-document';

export const LARGE_SHOP_COUNT = 66;

export interface LargeShopOptions {
  readonly count?: number;
  readonly locale?: string;
  readonly name?: string;
}

/** The example with products at 10, 20 and so on: thirds of them in the categories `cups`, `bowls` and none. */
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
