import fc from 'fast-check';
import { parcelOf, shippingCostCents } from './shipping-cost';

const line = (weight: number | undefined, quantity = 1, lineTotalCents = 1000) => ({
  lineTotalCents,
  quantity,
  ...(weight === undefined ? {} : { weight }),
});
const steps = {
  costCents: 2400,
  weightSteps: [
    { upToWeight: 0.3, costCents: 400 },
    { upToWeight: 2, costCents: 850 },
  ],
  freeFromCents: null,
};
const cost = (...weights: number[]) => shippingCostCents(steps, parcelOf(weights.map((weight) => line(weight))));

test('costs the first step that covers the weight, and above the last one the option’s own price', () => {
  expect([cost(), cost(0.3), cost(0.301), cost(2), cost(2.001)]).toEqual([400, 400, 850, 850, 2400]);
});

test('weights add up exactly: three tenths are not more than 0.3', () => {
  expect(0.1 + 0.1 + 0.1).toBeGreaterThan(0.3);
  expect(cost(0.1, 0.1, 0.1)).toBe(400);
  fc.assert(
    fc.property(fc.array(fc.nat(999_999), { maxLength: 20 }), (all) => {
      const sum = all.reduce((total, one) => total + one, 0);
      expect(parcelOf(all.map((one) => line(one / 1000))).weightThousandths).toBe(sum);
    }),
  );
});

test('the quantity counts, and what is not shipped weighs nothing', () => {
  expect(parcelOf([line(1.001)]).weightThousandths).toBe(1001);
  expect(parcelOf([line(0.8, 3), line(undefined, 9)])).toEqual({ subtotalCents: 2000, weightThousandths: 2400 });
});

test('costs nothing from the free subtotal on', () => {
  const option = { ...steps, freeFromCents: 2000 };
  const at = (cents: number) => shippingCostCents(option, parcelOf([line(1, 1, cents)]));
  expect([at(1999), at(2000), at(2001)]).toEqual([850, 0, 0]);
});
