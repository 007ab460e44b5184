import fc from 'fast-check';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { priceOrder, subtotalOf, type PricedLine, type PricingInput } from './price-order';
import type { TaxRule } from './tax-rules';

const { physical, digital, service } = PRODUCT_TYPE;
const productType = fc.constantFrom(...Object.values(PRODUCT_TYPE));
const line: fc.Arbitrary<PricedLine> = fc.record({
  // A hundred million cents, and as many times that as a line may have.
  lineTotalCents: fc.oneof(fc.nat(20), fc.nat(100_000), fc.constant(100_000_000), fc.constant(99_900_000_000)),
  productType,
});
const rate = fc.oneof(fc.constantFrom(0, 1, 700, 1900, 10_000), fc.nat(10_000));
const rules = fc.array(
  fc.record({ rateBasisPoints: rate, taxesShipping: fc.boolean(), productTypes: fc.uniqueArray(productType) }),
  { maxLength: 4 },
);

const taxRule = (over: Partial<TaxRule> = {}, index = 0): TaxRule => ({
  id: `rule-${index}`,
  name: `Rule ${index}`,
  country: 'DE',
  states: [],
  zipPrefixes: [],
  rateBasisPoints: 1900,
  taxesShipping: true,
  productTypes: [],
  ...over,
});
const off = (amountCents: number) => ({ code: 'OFF', kind: 'fixed', amountCents }) as const;
const free = (amountCents: number) => ({ code: 'FREE', kind: 'shipping', amountCents }) as const;

/** Any order, with a discount of at most its subtotal and sometimes free shipping. */
const orders: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc.array(line, { maxLength: 30 }),
    shippingCostCents: fc.oneof(fc.nat(20), fc.nat(1_000_000)),
    share: fc.nat(10_000),
    isFree: fc.boolean(),
    rules,
    isTaxIncluded: fc.boolean(),
  })
  .map(({ lines, shippingCostCents, share, isFree, rules: some, isTaxIncluded }) => ({
    lines,
    shippingCostCents,
    discounts: [
      off(Number((BigInt(subtotalOf(lines)) * BigInt(share)) / 10_000n)),
      ...(isFree ? [free(shippingCostCents)] : []),
    ],
    taxRules: some.map(taxRule),
    isTaxIncluded,
  }));

spec('CART-06', 'adds up to the cent, is never negative, and takes off at most the amount due', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, taxes } = priceOrder(order);
      const amounts = [subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents];
      expect(amounts.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      expect(discountCents).toBeLessThanOrEqual(subtotalCents);
      expect(taxCents).toBe(taxes.reduce((sum, { amountCents }) => sum + amountCents, 0));
      const paid = subtotalCents - discountCents + shippingCostCents;
      expect(grandTotalCents).toBe(order.isTaxIncluded ? paid : paid + taxCents);
      if (order.isTaxIncluded) expect(taxCents).toBeLessThanOrEqual(paid);
    }),
    { numRuns: 500 },
  );
});

test('the order of lines, and splitting goods into lines, changes nothing', () => {
  fc.assert(
    fc.property(orders, fc.nat(30), (order, turn) => {
      const turned = [...order.lines.slice(turn), ...order.lines.slice(0, turn)].reverse();
      expect(priceOrder({ ...order, lines: turned })).toEqual(priceOrder(order));
      const split = order.lines.flatMap((one) => [
        { ...one, lineTotalCents: Math.floor(one.lineTotalCents / 3) },
        { ...one, lineTotalCents: one.lineTotalCents - Math.floor(one.lineTotalCents / 3) },
      ]);
      expect(priceOrder({ ...order, lines: split })).toEqual(priceOrder(order));
    }),
  );
});

test('the tax included in a price is the tax that would have been added to it, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), rate, (netCents, rateBasisPoints) => {
      const order = { shippingCostCents: 0, discounts: [], taxRules: [taxRule({ rateBasisPoints })] };
      const lines = (lineTotalCents: number) => [{ lineTotalCents, productType: physical }];
      const added = priceOrder({ ...order, lines: lines(netCents), isTaxIncluded: false });
      const included = priceOrder({ ...order, lines: lines(added.grandTotalCents), isTaxIncluded: true });
      expect([included.taxCents, included.grandTotalCents]).toEqual([added.taxCents, added.grandTotalCents]);
    }),
    { numRuns: 1000 },
  );
});

test('a tax is its share of the amount paid, with at most half a cent of error per rule', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), rate, (subtotal, shippingCostCents, rateBasisPoints) => {
      const { taxCents } = priceOrder({
        lines: [{ lineTotalCents: subtotal, productType: physical }],
        shippingCostCents,
        discounts: [],
        taxRules: [taxRule({ rateBasisPoints })],
        isTaxIncluded: false,
      });
      const apart = Math.abs(taxCents * 10_000 - (subtotal + shippingCostCents) * rateBasisPoints);
      expect(apart).toBeLessThanOrEqual(5000);
    }),
  );
});

const mixed = [
  { lineTotalCents: 10_000, productType: physical },
  { lineTotalCents: 5000, productType: digital },
];
const base: PricingInput = {
  lines: mixed,
  shippingCostCents: 490,
  discounts: [],
  taxRules: [],
  isTaxIncluded: false,
};
const amounts = (over: Partial<PricingInput>) => {
  const { taxes, taxCents, grandTotalCents } = priceOrder({ ...base, ...over });
  return [taxes.map(({ name, amountCents }) => [name, amountCents]), taxCents, grandTotalCents];
};

test('a rule applies to its product kinds, and to shipping if it says so', () => {
  expect(amounts({})).toEqual([[], 0, 15_490]);
  expect(amounts({ taxRules: [taxRule({ taxesShipping: false })] })).toEqual([[['Rule 0', 2850]], 2850, 18_340]);
  expect(amounts({ taxRules: [taxRule()] })).toEqual([[['Rule 0', 2943]], 2943, 18_433]);
  const books = taxRule({ rateBasisPoints: 700, productTypes: [digital], taxesShipping: false }, 1);
  const goods = taxRule({ productTypes: [physical] });
  expect(amounts({ taxRules: [goods, books] })).toEqual([
    [
      ['Rule 0', 1993],
      ['Rule 1', 350],
    ],
    2343,
    17_833,
  ]);
  expect(amounts({ taxRules: [taxRule({ productTypes: [service], taxesShipping: false })] })).toEqual([[], 0, 15_490]);
});

test('a rule for product kinds not in the order does not tax the shipping of the rest', () => {
  const services = taxRule({ productTypes: [service] });
  expect(amounts({ taxRules: [services] })).toEqual([[], 0, 15_490]);
  expect(amounts({ taxRules: [taxRule({ productTypes: [physical] }), services] })).toEqual([
    [['Rule 0', 1993]],
    1993,
    17_483,
  ]);
  expect(amounts({ taxRules: [services], isTaxIncluded: true })).toEqual([[], 0, 15_490]);
});

test('discounted amounts are not taxed; a discount is divided among the kinds in proportion', () => {
  const taxRules = [taxRule({ productTypes: [digital], taxesShipping: false })];
  expect(amounts({ taxRules, discounts: [off(7500)] })).toEqual([[['Rule 0', 475]], 475, 8465]);
  expect(amounts({ taxRules, discounts: [off(15_000)] })).toEqual([[], 0, 490]);
  expect(amounts({ taxRules: [taxRule()], discounts: [free(490)] })).toEqual([[['Rule 0', 2850]], 2850, 17_850]);
});

test('halves are rounded up, once per rule', () => {
  const lines = [1, 1, 1].map(() => ({ lineTotalCents: 5, productType: physical }));
  const half = (rateBasisPoints: number) => [taxRule({ rateBasisPoints })];
  const tax = (taxRules: TaxRule[]) => priceOrder({ ...base, lines, shippingCostCents: 0, taxRules }).taxCents;
  expect([tax(half(1000)), tax(half(999)), tax(half(300))]).toEqual([2, 1, 0]);
});

test('rates of nothing and of everything, and several overlapping ones', () => {
  expect(amounts({ taxRules: [taxRule({ rateBasisPoints: 0 })] })).toEqual([[['Rule 0', 0]], 0, 15_490]);
  expect(amounts({ taxRules: [taxRule({ rateBasisPoints: 10_000 })] })).toEqual([[['Rule 0', 15_490]], 15_490, 30_980]);
  const two = [taxRule({ rateBasisPoints: 10_000 }), taxRule({ rateBasisPoints: 10_000 }, 1)];
  const lines = [{ lineTotalCents: 3, productType: physical }];
  const tiny = priceOrder({ ...base, lines, shippingCostCents: 0, taxRules: two, isTaxIncluded: true });
  expect([tiny.taxes.map(({ amountCents }) => amountCents), tiny.grandTotalCents]).toEqual([[1, 1], 3]);
  const many = Array.from({ length: 4 }, (_, index) => taxRule({ rateBasisPoints: 10_000 }, index));
  const part = priceOrder({ ...base, lines, shippingCostCents: 0, taxRules: many, isTaxIncluded: true });
  expect(part.taxes.map(({ amountCents }) => amountCents)).toEqual([1, 1, 1, 0]);
});
