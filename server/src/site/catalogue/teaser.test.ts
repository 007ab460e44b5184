import { PRODUCT_TYPE, type Product, type Variant } from 'shared-types/commerce/product';
import { teaserOf } from './teaser';

const variant = (over: Partial<Variant>): Variant => ({
  id: 'v',
  sku: 'SQ0000001',
  priceCents: 2000,
  salePriceCents: 2000,
  onSale: false,
  qtyInStock: 1,
  unlimited: false,
  optionValues: [],
  ...over,
});

const product = (variants: Variant[]): Product => ({
  id: 'p',
  slug: 'mug',
  title: 'Mug',
  excerpt: '',
  descriptionHtml: '',
  pictures: [],
  optionNames: [],
  structuredContent: { productType: PRODUCT_TYPE.physical, variants },
});

const teaser = (...variants: Variant[]) => teaserOf({ product: product(variants), path: '/shop/p/mug' });

test('shows the lowest current price', () => {
  expect(teaser(variant({}), variant({ priceCents: 1500 }))).toMatchObject({
    fromCents: 1500,
    priceVaries: true,
    onSale: false,
  });
  expect(teaser(variant({}), variant({}))).toMatchObject({ fromCents: 2000, priceVaries: false });
});

test('shows the price before the sale only where the lowest price is a sale price', () => {
  expect(teaser(variant({ onSale: true, salePriceCents: 1200 }), variant({}))).toMatchObject({
    fromCents: 1200,
    wasCents: 2000,
    onSale: true,
  });
  expect(teaser(variant({ onSale: true, salePriceCents: 1900 }), variant({ priceCents: 900 }))).not.toHaveProperty(
    'wasCents',
  );
  expect(teaser(variant({ onSale: true, salePriceCents: 2000 }))).not.toHaveProperty('wasCents');
});

test('says that it is sold out only where every variant is', () => {
  expect(teaser(variant({ qtyInStock: 0 }), variant({})).soldOut).toBe(false);
  expect(teaser(variant({ qtyInStock: 0 })).soldOut).toBe(true);
});

test('has the main picture, and none where the product has none', () => {
  const picture = { src: '/images/1/mug.jpg', width: 10, height: 10, alt: '' };
  expect(teaserOf({ product: { ...product([variant({})]), pictures: [picture] }, path: '/' }).picture).toEqual(picture);
  expect(teaser(variant({}))).not.toHaveProperty('picture');
});
