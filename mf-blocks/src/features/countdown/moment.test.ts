import fc from 'fast-check';
import { momentOf } from './moment';

const iso = (local: string, timeZone: string) => {
  const moment = momentOf(local, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

test('is when clocks of the zone show that time, in summer and in winter', () => {
  expect(iso('2027-01-01 18:00', 'UTC')).toBe('2027-01-01T18:00:00.000Z');
  expect(iso('2027-01-01T18:00', 'Europe/Warsaw')).toBe('2027-01-01T17:00:00.000Z');
  expect(iso('2027-07-01 18:00', 'Europe/Warsaw')).toBe('2027-07-01T16:00:00.000Z');
  expect(iso('2027-01-01 00:30', 'Asia/Kathmandu')).toBe('2026-12-31T18:45:00.000Z');
  expect(iso('2027-03-14 03:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
});

test.each([
  ['tomorrow', 'UTC'],
  ['2027-02-30 10:00', 'UTC'],
  ['2027-01-01 24:30', 'UTC'],
  ['2027-13-01 10:00', 'UTC'],
  ['2027-01-01', 'UTC'],
  ['12027-01-01 10:00', 'UTC'],
  ['2027-01-01 10:00', 'Middle/Earth'],
  ['2027-01-01 10:00', ''],
])('knows no moment “%s” in “%s”', (local, timeZone) => {
  expect(momentOf(local, timeZone)).toBeUndefined();
});

test('whatever the zone, its clocks show at the moment what the owner has written', () => {
  const zones = ['UTC', 'Europe/Warsaw', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Africa/Casablanca'];
  // Noon: in no zone do clocks skip it.
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (timeZone, day) => {
      const local = `${day.toISOString().slice(0, 10)} 12:05`;
      const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
      expect(shown.format(momentOf(local, timeZone))).toBe(local);
    }),
  );
});
