import fc from 'fast-check';
import { localTimeIn, momentOf, momentsOf } from './local-time';

const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kathmandu',
  // Half an hour of summer time.
  'Australia/Lord_Howe',
  // The clocks skip midnight, or show it twice.
  'America/Havana',
  'Atlantic/Azores',
];
const MINUTE_MS = 60_000;

const isoOf = (localTime: string, zone: string) => momentsOf(localTime, zone).map((moment) => moment.toISOString());

test('a time that the clocks skip is at no moment, and one that they show again at two', () => {
  expect(isoOf('2026-03-29T02:30', 'Europe/Warsaw')).toEqual([]);
  expect(isoOf('2026-10-25T02:30', 'Europe/Warsaw')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  expect(isoOf('2026-10-25T03:00', 'Europe/Warsaw')).toEqual(['2026-10-25T02:00:00.000Z']);
  expect(momentOf('2026-03-29T02:30', 'Europe/Warsaw').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('every moment is among those of the time that clocks show at it', () => {
  const minutes = fc
    .integer({ min: Date.UTC(2020, 0, 1) / MINUTE_MS, max: Date.UTC(2036, 0, 1) / MINUTE_MS })
    .map((minute) => new Date(minute * MINUTE_MS));
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (moment, zone) => {
      const shown = localTimeIn(zone, moment);
      const moments = momentsOf(shown, zone);
      expect(moments.map((one) => one.getTime())).toContain(moment.getTime());
      expect(moments.map((one) => localTimeIn(zone, one))).toEqual(moments.map(() => shown));
      expect(moments.length).toBeLessThanOrEqual(2);
    }),
  );
});
