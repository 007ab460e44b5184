import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { shownPrice } from './shown-price';

const cents = fc.integer({ min: 0, max: 100_000_000 });

spec('PROD-04', 'shows the sale price while the variant is on sale, and the regular price as what it was', () => {
  expect(shownPrice({ priceCents: 3800, salePriceCents: 3000, onSale: true })).toEqual({
    nowCents: 3000,
    wasCents: 3800,
  });
});

spec('PROD-04', 'shows the regular price alone while the variant is not on sale', () => {
  fc.assert(
    fc.property(cents, cents, (priceCents, salePriceCents) => {
      expect(shownPrice({ priceCents, salePriceCents, onSale: false })).toEqual({ nowCents: priceCents });
    }),
  );
});

spec('PROD-04', 'never crosses out a price that is not higher than the one to pay', () => {
  fc.assert(
    fc.property(cents, cents, (priceCents, salePriceCents) => {
      const { nowCents, wasCents } = shownPrice({ priceCents, salePriceCents, onSale: true });
      expect(nowCents).toBe(salePriceCents);
      expect(wasCents === undefined || wasCents > nowCents).toBe(true);
    }),
  );
});
