import fc from 'fast-check';
import { PRODUCT_TYPE, type ProductTypeNumber } from 'shared-types/commerce/product';
import { spec } from '../../../../../tools/testing/spec';
import { sampleProduct, sampleVariant } from '../../../parts/sample-store/sample-products.fixture';
import { firstBuyable, isSoldOut, isVariantSoldOut, piecesLeft } from './is-sold-out';

const stock = fc.record({ qtyInStock: fc.integer({ min: -2, max: 3 }), unlimited: fc.boolean() });
const stocks = fc.array(stock, { minLength: 1, maxLength: 5 });
const isGone = ({ qtyInStock, unlimited }: { qtyInStock: number; unlimited: boolean }) => qtyInStock <= 0 && !unlimited;

function expectCounted(productType: ProductTypeNumber): void {
  fc.assert(
    fc.property(stocks, (variants) => expect(isSoldOut({ productType, variants })).toBe(variants.every(isGone))),
  );
}

function expectEndless(productType: ProductTypeNumber): void {
  fc.assert(
    fc.property(stocks, (variants) => {
      expect(isSoldOut({ productType, variants })).toBe(false);
      expect(variants.map((variant) => piecesLeft(variant, productType))).toEqual(variants.map(() => undefined));
    }),
  );
}

spec('PROD-05', 'a physical product is sold out only when every variant has no stock and is not unlimited', () =>
  expectCounted(PRODUCT_TYPE.physical),
);
spec('PROD-06', 'a service is sold out only when every variant has no stock and is not unlimited', () =>
  expectCounted(PRODUCT_TYPE.service),
);
spec('PROD-07', 'a digital product is never sold out', () => expectEndless(PRODUCT_TYPE.digital));
spec('PROD-08', 'gift cards are never sold out', () => expectEndless(PRODUCT_TYPE.giftCard));
spec('PROD-08', 'paywalls are never sold out', () => expectEndless(PRODUCT_TYPE.paywall));

spec('PROD-05', 'a product with no variants at all is sold out where stock is counted', () => {
  expect(isSoldOut({ productType: PRODUCT_TYPE.physical, variants: [] })).toBe(true);
});

test('a page opens with the first variant that can be had, else with the first', () => {
  const gone = sampleVariant({ id: 'gone', qtyInStock: 0 });
  const there = sampleVariant({ id: 'there' });
  expect(firstBuyable(sampleProduct([gone, there])).id).toBe('there');
  expect(firstBuyable(sampleProduct([gone])).id).toBe('gone');
  expect(() => firstBuyable(sampleProduct([]))).toThrow('at least one variant');
});

test('pieces are counted only where they can run out, and never below nothing', () => {
  expect(piecesLeft({ qtyInStock: -1, unlimited: false }, PRODUCT_TYPE.physical)).toBe(0);
  expect(piecesLeft({ qtyInStock: 4, unlimited: true }, PRODUCT_TYPE.physical)).toBeUndefined();
  expect(isVariantSoldOut({ qtyInStock: 0, unlimited: true }, PRODUCT_TYPE.physical)).toBe(false);
});
