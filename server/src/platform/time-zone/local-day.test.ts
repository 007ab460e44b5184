import fc from 'fast-check';
import { addDays, addMonths, dayIn, isDay, startOfDay } from './local-day';

const HOUR_MS = 3_600_000;
const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  // The clocks skip midnight in spring.
  'America/Santiago',
  'Asia/Beirut',
  // The clocks show midnight twice in autumn.
  'Atlantic/Azores',
];

test('the day is that of the event’s clocks', () => {
  const moment = new Date('2027-01-31T23:30:00-08:00');
  expect(['America/Los_Angeles', 'UTC', 'Europe/Warsaw'].map((zone) => dayIn(zone, moment))).toEqual([
    '2027-01-31',
    '2027-02-01',
    '2027-02-01',
  ]);
});

test('a day begins at its midnight, before and after the clocks change', () => {
  const starts = ['2027-03-14', '2027-03-15'].map((day) => startOfDay(day, 'America/Los_Angeles').toISOString());
  expect(starts).toEqual(['2027-03-14T08:00:00.000Z', '2027-03-15T07:00:00.000Z']);
});

test('a day without midnight begins when the clocks have moved on', () => {
  expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(startOfDay('2027-03-28', 'Asia/Beirut').toISOString()).toBe('2027-03-27T22:00:00.000Z');
});

test('whatever the zone, a day begins in itself, and the hour before belongs to another', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), (moment, zone) => {
      const day = dayIn(zone, moment);
      const start = startOfDay(day, zone);
      expect([dayIn(zone, start), start <= moment]).toEqual([day, true]);
      expect(dayIn(zone, new Date(start.getTime() - HOUR_MS)) < day).toBe(true);
    }),
  );
});

test('days are counted by the calendar, whatever the clocks do', () => {
  expect([addDays('2028-02-28', 2), addDays('2027-01-01', -1)]).toEqual(['2028-03-01', '2026-12-31']);
  expect([addMonths('2027-03-31', -1), addMonths('2028-02-29', 12)]).toEqual(['2027-02-28', '2029-02-28']);
  expect(['2028-02-29', '2027-02-29', '2027-13-01', '27-01-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
