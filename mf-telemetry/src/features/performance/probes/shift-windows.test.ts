import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { createShiftWindows, type Shift } from './shift-windows';

const sums = (shifts: readonly Shift[]) => {
  const add = createShiftWindows();
  return shifts.map(add);
};

spec('PERF-10', 'shifts add up until one second passes without one, or five since the first', () => {
  expect(sums([0, 999, 1998, 2998].map((startTime) => ({ value: 1, startTime })))).toEqual([1, 2, 3, 1]);
  expect(sums([0, 900, 1800, 2700, 3600, 4500, 5000].map((startTime) => ({ value: 1, startTime })))).toEqual([
    1, 2, 3, 4, 5, 6, 1,
  ]);
});

test('a sum is at least its shift, and at most all shifts of the last five seconds', () => {
  const steps = fc.array(fc.record({ value: fc.integer({ min: 1, max: 9 }), pauseMs: fc.nat(1500) }));
  fc.assert(
    fc.property(steps, (pauses) => {
      let startTime = 0;
      const shifts = pauses.map(({ value, pauseMs }) => ({ value, startTime: (startTime += pauseMs) }));
      sums(shifts).forEach((sum, index) => {
        const { value, startTime: nowMs } = shifts[index] as Shift;
        const recent = shifts.slice(0, index + 1).filter((shift) => nowMs - shift.startTime < 5000);
        expect(sum).toBeGreaterThanOrEqual(value);
        expect(sum).toBeLessThanOrEqual(recent.reduce((all, shift) => all + shift.value, 0));
      });
    }),
  );
});
