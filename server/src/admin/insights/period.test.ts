import fc from 'fast-check';
import { INSIGHTS_PERIODS } from 'shared-types/admin/insights/insights';
import { dayIn, startOfDay } from '../../platform/time-zone/local-day';
import { localTimeIn } from '../../platform/time-zone/local-time';
import { makePeriod } from './period';

const HOUR_MS = 3_600_000;
const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Havana',
  'Atlantic/Azores',
  'Pacific/Auckland',
];
const isoOf = (times: readonly Date[]) => times.map((time) => time.toISOString());

test('a day has as many hours as the clocks give it', () => {
  const hoursOn = (now: string) => makePeriod('today', new Date(now), 'Europe/Warsaw').steps.length;
  expect(['2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z', '2026-10-26T12:00:00Z'].map(hoursOn)).toEqual([23, 25, 24]);
});

test('a week begins with a midnight, on both sides of a change of the clocks', () => {
  const { steps, before, to } = makePeriod('week', new Date('2026-03-31T10:20:00Z'), 'Europe/Warsaw');
  expect(isoOf(steps).slice(3, 6)).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  // The same time of the day, a week before, in winter time.
  expect(isoOf([to, before.to])).toEqual(['2026-03-31T11:00:00.000Z', '2026-03-24T12:00:00.000Z']);
});

test('months of a year begin at midnight', () => {
  const { steps } = makePeriod('year', new Date('2026-11-22T10:20:00Z'), 'America/New_York');
  expect(isoOf([steps[0]!, steps.at(-1)!])).toEqual(['2025-12-01T05:00:00.000Z', '2026-11-01T04:00:00.000Z']);
});

test('whatever the time and the zone, steps follow each other without a gap, and the period before ends where this begins', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), fc.constantFrom(...INSIGHTS_PERIODS), (now, zone, id) => {
      const period = makePeriod(id, now, zone);
      const all = [...period.before.steps, ...period.steps].map((time) => time.getTime());
      expect(all).toEqual([...new Set(all)].toSorted((one, other) => one - other));
      expect([period.from, period.before.from]).toEqual([period.steps[0], period.before.steps[0]]);
      expect(period.from <= now && now < period.to).toBe(true);
      expect(period.before.to <= period.from && period.before.to > period.before.from).toBe(true);
      const { timeZone, step, steps } = period;
      if (step === 'hour') {
        expect(steps.slice(1).every((time, index) => time.getTime() - steps[index]!.getTime() === HOUR_MS)).toBe(true);
        expect(steps.length).toBeGreaterThanOrEqual(23);
        expect(steps.length).toBeLessThanOrEqual(25);
      } else for (const time of steps) expect(time).toEqual(startOfDay(dayIn(timeZone, time), timeZone));
      if (step === 'month') for (const time of steps) expect(localTimeIn(zone, time)).toMatch(/-01T0[01]:/);
    }),
  );
});
