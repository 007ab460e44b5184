import { coupon } from './coupon.fixture';
import { couponProblem, type Coupon } from './coupon-problem';

const NOW = Date.UTC(2026, 10, 22);
const problem = (over: Partial<Coupon>, subtotalCents = 1000) =>
  couponProblem(coupon('TEN', over), { nowMs: NOW, subtotalCents });

test('a coupon counts from its first moment until just before its last', () => {
  expect(problem({ validFrom: new Date(NOW), validUntil: new Date(NOW + 1) })).toBeUndefined();
  expect(problem({ validFrom: new Date(NOW + 1) })).toBe('not-yet');
  expect(problem({ validUntil: new Date(NOW) })).toBe('expired');
});

test('the subtotal must reach the coupon’s minimum', () => {
  expect([problem({ minimumSubtotalCents: 1001 }), problem({ minimumSubtotalCents: 1000 })]).toEqual([
    'minimum',
    undefined,
  ]);
});

test('uses are limited in all, and for each buyer', () => {
  expect([problem({ mostUses: 3, uses: 2 }), problem({ mostUses: 3, uses: 3 })]).toEqual([undefined, 'used-up']);
  expect([problem({ mostUsesPerEmail: 1 }), problem({ mostUsesPerEmail: 1, usesByEmail: 1 })]).toEqual([
    undefined,
    'used-up',
  ]);
});

test('a disabled coupon is unknown, whatever else is wrong with it', () => {
  expect(problem({ isOff: true, validUntil: new Date(0), mostUses: 1, uses: 1 })).toBe('unknown');
  expect(couponProblem(undefined, { nowMs: NOW, subtotalCents: 0 })).toBe('unknown');
});
