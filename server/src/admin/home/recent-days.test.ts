import fc from 'fast-check';
import { daySums, recentDays } from './recent-days';

const NOW = new Date('2026-11-22T14:20:00Z');
const HOUR_MS = 3_600_000;
const sumsOf = (...hours: readonly (readonly [string, number])[]) =>
  daySums(
    hours.map(([at, value]) => ({ at: new Date(at), value })),
    recentDays(NOW, 'UTC'),
  );

test.each([
  ['the first hour of today', '2026-11-22T00:00:00Z', { today: 1, yesterday: 0, average: 0 }],
  ['the hour that has begun', '2026-11-22T14:00:00Z', { today: 1, yesterday: 0, average: 0 }],
  ['the same hour of the day before', '2026-11-21T14:00:00Z', { today: 0, yesterday: 1, average: 1 / 7 }],
  ['a later hour of the day before', '2026-11-21T15:00:00Z', { today: 0, yesterday: 0, average: 1 / 7 }],
  ['the first of the seven days', '2026-11-15T00:00:00Z', { today: 0, yesterday: 0, average: 1 / 7 }],
  ['the day before them', '2026-11-14T23:00:00Z', { today: 0, yesterday: 0, average: 0 }],
])('%s counts where it belongs', (_, at, expected) => {
  expect(sumsOf([at, 1])).toMatchObject(expected);
});

test('each hour of the 14 days is in exactly one of them, at any time of the day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.array(fc.nat({ max: 14 * 24 - 1 }), { maxLength: 50 }),
      fc.constantFrom('UTC', 'Europe/Warsaw', 'America/Los_Angeles', 'Asia/Kolkata', 'Atlantic/Azores'),
      (now, hoursAgo, timeZone) => {
        const period = recentDays(now, timeZone);
        const last = period.to.getTime() - HOUR_MS;
        const counts = hoursAgo.map((hours) => ({ at: new Date(last - hours * HOUR_MS), value: 1 }));
        const within = counts.filter(({ at }) => at >= period.before.from).length;
        const { days, today, yesterday, average } = daySums(counts, period);
        expect(days).toHaveLength(14);
        expect(days.reduce((sum, value) => sum + value, 0)).toBe(within);
        expect(today).toBe(days[13]);
        expect(yesterday).toBeLessThanOrEqual(days[12] ?? 0);
        expect(average * 7).toBeCloseTo(
          days.slice(6, 13).reduce((sum, value) => sum + value, 0),
          9,
        );
      },
    ),
  );
});
