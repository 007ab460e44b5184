import { makePeriod } from './period';
import { stepRows } from './step-rows';

test('a table ends with the current hour: later steps are not shown as zero', () => {
  const rows = stepRows(makePeriod('today', new Date('2026-11-22T02:30:00Z'), 'UTC'), 'en', (index) => [String(index)]);
  expect(rows.map(([time, cell]) => [typeof time === 'object' && time.raw, cell])).toEqual([
    ['2026-11-22T00:00:00.000Z', '0'],
    ['2026-11-22T01:00:00.000Z', '1'],
    ['2026-11-22T02:00:00.000Z', '2'],
  ]);
});
