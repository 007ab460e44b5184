import { spec } from '../../../../tools/testing/spec';
import { unitPriceCents } from './unit-price';

const variant = { priceCents: 2400, salePriceCents: 1900, onSale: false };

spec('PROD-04', 'charges the price while the variant is not on sale', () => {
  expect(unitPriceCents(variant)).toBe(2400);
});

spec('PROD-04', 'charges the sale price while the variant is on sale, also one of nothing', () => {
  expect(unitPriceCents({ ...variant, onSale: true })).toBe(1900);
  expect(unitPriceCents({ ...variant, onSale: true, salePriceCents: 0 })).toBe(0);
});
