import fc from 'fast-check';
import { monthGrid } from './month-grid';

test('January 2027 begins on a Friday', () => {
  const [monday, sunday] = [monthGrid('2027-01', 1), monthGrid('2027-01', 7)];
  expect(monday[0]).toEqual([undefined, undefined, undefined, undefined, '2027-01-01', '2027-01-02', '2027-01-03']);
  expect(sunday[0]?.slice(4)).toEqual([undefined, '2027-01-01', '2027-01-02']);
  expect([monday.length, sunday.length]).toEqual([5, 6]);
});

test('every day of a month is there once, on its weekday, in whole weeks of which none is empty', () => {
  const years = fc.integer({ min: 1000, max: 9998 });
  fc.assert(
    fc.property(
      years,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 7 }),
      (year, number, firstWeekday) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const grid = monthGrid(month, firstWeekday);
        const days = grid.flat().filter((day) => day !== undefined);
        const after = new Date(Date.UTC(year, number));
        const all: string[] = [];
        for (const day = new Date(`${month}-01T00:00Z`); day < after; day.setUTCDate(day.getUTCDate() + 1))
          all.push(day.toISOString().slice(0, 10));
        expect(days).toEqual(all);
        for (const week of grid) {
          expect([week.length, week.some((day) => day !== undefined)]).toEqual([7, true]);
          week.forEach((day, place) => {
            if (day !== undefined) expect(new Date(day).getUTCDay()).toBe((firstWeekday + place) % 7);
          });
        }
      },
    ),
  );
});
