import fc from 'fast-check';
import { BILLING_UNITS, SUBSCRIPTION_LIMIT } from 'shared-types/commerce/orders/subscription';
import { spec } from '../../../../tools/testing/spec';
import { billingDay, cycleOn, dayOf, nextCycle, startOf } from './billing-day';

const DAY_MS = 86_400_000;
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date));
const period = fc.record({
  value: fc.integer({ min: 1, max: SUBSCRIPTION_LIMIT.periodValue }),
  unit: fc.constantFrom(...BILLING_UNITS),
});
const cycle = fc.integer({ min: 0, max: SUBSCRIPTION_LIMIT.cycles });

const days = (first: string, unit: (typeof BILLING_UNITS)[number], count: number, value = 1) =>
  Array.from({ length: count }, (_, index) => billingDay(first, { value, unit }, index));

spec('SUBS-01', 'a short month uses its last day, and the next one the first month’s day again', () => {
  expect(days('2027-01-31', 'month', 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(days('2027-11-30', 'month', 3, 3)).toEqual(['2027-11-30', '2028-02-29', '2028-05-30']);
  expect(days('2028-02-29', 'year', 5)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  expect(days('2026-12-24', 'week', 3, 2)).toEqual(['2026-12-24', '2027-01-07', '2027-01-21']);
});

test('every cycle is one agreed period later than the one before', () => {
  fc.assert(
    fc.property(day, period, cycle, (first, every, at) => {
      const [now, next] = [billingDay(first, every, at), billingDay(first, every, at + 1)];
      const passed = (startOf(next).getTime() - startOf(now).getTime()) / DAY_MS;
      const [least, most] = { week: [7, 7], month: [28, 31], year: [365, 366] }[every.unit];
      // Two consecutive short months may each lose a day.
      expect(passed).toBeGreaterThanOrEqual((least ?? 0) * every.value - (every.unit === 'week' ? 0 : 3));
      expect(passed).toBeLessThanOrEqual((most ?? 0) * every.value + (every.unit === 'week' ? 0 : 3));
    }),
  );
});

test('the day of the month moves only where the month lacks it', () => {
  fc.assert(
    fc.property(day, period, cycle, (first, every, at) => {
      if (every.unit === 'week') return;
      const due = billingDay(first, every, at);
      const [wanted, is] = [Number(first.slice(8)), Number(due.slice(8))];
      const isLast = dayOf(new Date(startOf(due).getTime() + DAY_MS)).endsWith('-01');
      expect(is === wanted || (is < wanted && isLast)).toBe(true);
    }),
  );
});

test('the cycle of a date is the latest one due by then', () => {
  fc.assert(
    fc.property(day, period, fc.integer({ min: 0, max: 40_000 }), (first, every, later) => {
      const on = dayOf(new Date(startOf(first).getTime() + later * DAY_MS));
      const found = cycleOn(first, every, on);
      expect(billingDay(first, every, found) <= on).toBe(true);
      expect(billingDay(first, every, found + 1) > on).toBe(true);
    }),
  );
  expect(cycleOn('2027-03-01', { value: 1, unit: 'month' }, '2026-01-01')).toBe(0);
});

spec('SUBS-02', 'there are as many cycles as agreed, or unlimited ones', () => {
  const billingPeriod = { value: 1, unit: 'month' } as const;
  for (const plan of [{ billingPeriod }, { billingPeriod, numBillingCycles: 0 }])
    expect(nextCycle(plan, 999)).toBe(1000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: SUBSCRIPTION_LIMIT.cycles }), (numBillingCycles) => {
      let [made, at]: [number, number | undefined] = [0, 0];
      for (; at !== undefined; at = nextCycle({ billingPeriod, numBillingCycles }, at)) made += 1;
      expect(made).toBe(numBillingCycles);
    }),
  );
});
