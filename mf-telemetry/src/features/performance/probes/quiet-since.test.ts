import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { quietSince } from './quiet-since';

const task = (startTime: number, duration = 100) => ({ startTime, duration });
const quiet = (tasks: ReturnType<typeof task>[], paintMs = 1000) => quietSince(paintMs, tasks);

spec(
  'PERF-10',
  'a page is quiet from the end of the last long task before five quiet seconds after its first paint',
  () => {
    expect(quiet([])).toBe(1000);
    expect(quiet([task(1200), task(6000), task(20_000)])).toBe(6100);
    expect(quiet([task(1200), task(6299)])).toBe(6399);
    expect(quiet([task(1200), task(6300)])).toBe(1300);
  },
);

test('tasks before the first paint do not count', () => {
  expect(quiet([task(100, 300)])).toBe(1000);
  expect(quiet([task(900, 300)])).toBe(1200);
});

test('after five quiet seconds no later task changes the result', () => {
  const tasks = fc.array(fc.tuple(fc.nat(4000), fc.integer({ min: 50, max: 3000 }))).map((pauses) => {
    let atMs = 0;
    return pauses.map(([pauseMs, duration]) => {
      const startTime = atMs + pauseMs;
      atMs = startTime + duration;
      return { startTime, duration };
    });
  });
  fc.assert(
    fc.property(tasks, fc.nat(5000), (known, paintMs) => {
      const quietMs = quiet(known, paintMs);
      expect(quiet([...known, task(quietMs + 5000)], paintMs)).toBe(quietMs);
      expect(quietMs).toBeGreaterThanOrEqual(paintMs);
    }),
  );
});
