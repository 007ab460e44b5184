import { PRODUCT_TYPE, type Product, type Variant } from 'shared-types/commerce/product';
import { productStructuredData } from './structured-data';

const context = { url: 'https://shop.test/shop/p/mug', baseUrl: 'https://shop.test', currency: 'EUR' };
const variant: Variant = {
  id: 'v',
  sku: 'MUG-OAT',
  priceCents: 2400,
  salePriceCents: 1900,
  onSale: false,
  qtyInStock: 3,
  unlimited: false,
  optionValues: [{ optionName: 'Glaze', value: 'Oat' }],
};
const mug: Product = {
  id: 'p',
  slug: 'mug',
  title: 'Mug',
  excerpt: 'A mug.',
  descriptionHtml: '',
  pictures: [{ src: '/images/1/mug.jpg', width: 1, height: 1, alt: '' }],
  optionNames: ['Glaze'],
  structuredContent: {
    productType: PRODUCT_TYPE.physical,
    variants: [
      variant,
      {
        ...variant,
        sku: 'MUG-INK',
        qtyInStock: 0,
        onSale: true,
        optionValues: [{ optionName: 'Glaze', value: 'Ink' }],
      },
    ],
  },
};
const parsed = (product: Product, currency = 'EUR') =>
  JSON.parse(productStructuredData(product, { ...context, currency }));

test('offers each variant at its current price, with its stock', () => {
  expect(parsed(mug)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Mug',
    description: 'A mug.',
    url: context.url,
    image: ['https://shop.test/images/1/mug.jpg'],
    offers: [
      {
        '@type': 'Offer',
        name: 'Oat',
        sku: 'MUG-OAT',
        url: context.url,
        price: '24.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      {
        '@type': 'Offer',
        name: 'Ink',
        sku: 'MUG-INK',
        url: context.url,
        price: '19.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
      },
    ],
  });
});

test('writes whole yen, and the SKU of a product with one variant', () => {
  const single = { ...mug, structuredContent: { ...mug.structuredContent, variants: [variant] } };
  expect(parsed(single, 'JPY')).toMatchObject({ sku: 'MUG-OAT', offers: [{ price: '2400', priceCurrency: 'JPY' }] });
});

test('cannot end the element that contains it', () => {
  const text = productStructuredData({ ...mug, title: '</script><script>alert(1)</script>' }, context);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});

test('says whether the price includes tax, if the owner has said so', () => {
  const offered = (pricesIncludeTax?: boolean) =>
    JSON.parse(productStructuredData(mug, { ...context, pricesIncludeTax })).offers[0].priceSpecification;
  expect([offered(), offered(true), offered(false)]).toMatchObject([
    undefined,
    { price: '24.00', priceCurrency: 'EUR', valueAddedTaxIncluded: true },
    { valueAddedTaxIncluded: false },
  ]);
});

test('includes the buyers’ ratings if there are any', () => {
  const ratingOf = (reviews?: { average: number; count: number }) =>
    (JSON.parse(productStructuredData(mug, { ...context, reviews })) as { aggregateRating?: unknown }).aggregateRating;
  expect([ratingOf(), ratingOf({ average: 3.7, count: 12 })]).toEqual([
    undefined,
    { '@type': 'AggregateRating', ratingValue: 3.7, reviewCount: 12 },
  ]);
});
