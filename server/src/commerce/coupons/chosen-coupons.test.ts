import fc from 'fast-check';
import { coupon } from './coupon.fixture';
import { chosenCoupons, type ChoiceInput } from './chosen-coupons';

const TEN = coupon('TEN');
const FIVER = coupon('FIVER', { kind: 'fixed', rateBasisPoints: 0, amountCents: 500 });
const FREE = coupon('FREE', { kind: 'shipping', rateBasisPoints: 0 });
const ALSO_FREE = coupon('ALSO_FREE', { kind: 'shipping', rateBasisPoints: 0 });
const MINIMUM = coupon('MINIMUM', { minimumSubtotalCents: 9000 });
const all = [TEN, FIVER, FREE, ALSO_FREE, MINIMUM];

const choose = (codes: readonly string[], over: Partial<ChoiceInput> = {}) =>
  chosenCoupons({ codes, coupons: all, subtotalCents: 4000, shippingCostCents: 490, nowMs: 0, ...over });
const saved = (...args: Parameters<typeof choose>) =>
  choose(...args).valid.map(({ code, amountCents }) => [code, amountCents]);

test('takes off a percentage, an amount, or the shipping cost', () => {
  expect(saved(['TEN'])).toEqual([['TEN', 400]]);
  expect(saved(['FIVER'])).toEqual([['FIVER', 500]]);
  expect(saved(['FREE'])).toEqual([['FREE', 490]]);
  expect(saved(['FIVER'], { subtotalCents: 499 })).toEqual([['FIVER', 499]]);
});

test('of the discounts on goods the one that saves most counts, and one for free shipping may count beside it', () => {
  expect(saved(['FREE', 'TEN', 'FIVER'])).toEqual([
    ['FREE', 490],
    ['FIVER', 500],
  ]);
  expect(choose(['TEN', 'FIVER']).invalid).toEqual([{ code: 'TEN', problem: 'superseded', by: 'FIVER' }]);
  expect(saved(['TEN', 'FIVER'], { subtotalCents: 5001 })).toEqual([['FIVER', 500]]);
  expect(saved(['TEN', 'FIVER'], { subtotalCents: 5005 })).toEqual([['TEN', 501]]);
  expect(choose(['FREE', 'ALSO_FREE']).invalid).toEqual([{ code: 'FREE', problem: 'superseded', by: 'ALSO_FREE' }]);
});

test('says why a code saves nothing, and reveals only what the buyer may know', () => {
  expect(choose(['MINIMUM', 'GONE']).invalid).toEqual([
    { code: 'MINIMUM', problem: 'minimum', minimumSubtotalCents: 9000 },
    { code: 'GONE', problem: 'unknown' },
  ]);
  const off = [coupon('Secret', { isOff: true })];
  expect(choose(['SECRET'], { coupons: off }).invalid).toEqual([{ code: 'SECRET', problem: 'unknown' }]);
});

test('the order of entry changes nothing, every code is either valid or not, and nothing saves more than is due', () => {
  const cents = fc.oneof(fc.nat(20), fc.nat(100_000), fc.constant(99_900_000_000));
  const some = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      kind: fc.constantFrom('percent', 'fixed', 'shipping'),
      rateBasisPoints: fc.integer({ min: 1, max: 10_000 }),
      amountCents: fc.integer({ min: 1, max: 100_000_000 }),
    }),
    { selector: ({ code }) => code },
  );
  fc.assert(
    fc.property(some, cents, cents, fc.nat(5), (coupons, subtotalCents, shippingCostCents, turn) => {
      const codes = coupons.map(({ code }) => code);
      const over = {
        coupons: coupons.map(({ code, ...rest }) => coupon(code, rest)),
        subtotalCents,
        shippingCostCents,
      };
      const { valid, invalid } = choose(codes, over);
      const turned = choose([...codes.slice(turn), ...codes.slice(0, turn)].reverse(), over);
      expect(new Set(turned.valid)).toEqual(new Set(valid));
      expect([...valid, ...invalid].map(({ code }) => code).sort()).toEqual(codes.toSorted());
      for (const { kind, amountCents } of valid) {
        const most = kind === 'shipping' ? shippingCostCents : subtotalCents;
        expect(Number.isSafeInteger(amountCents) && amountCents >= 0 && amountCents <= most).toBe(true);
      }
      expect(valid.filter(({ kind }) => kind !== 'shipping').length).toBeLessThanOrEqual(1);
    }),
  );
});
