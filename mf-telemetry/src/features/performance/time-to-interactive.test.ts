import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { QUIET_MS, timeToInteractive } from './time-to-interactive';

const task = (startTime: number, duration = 100) => ({ startTime, duration });
const tti = (tasks: ReturnType<typeof task>[], { paintMs = 1000, parsedMs = 500 } = {}) =>
  timeToInteractive({ paintMs, parsedMs, tasks });

spec(
  'PERF-10',
  'a page is interactive at the end of the last long task before five quiet seconds after its first paint',
  () => {
    expect(tti([]).valueMs).toBe(1000);
    expect(tti([task(1200), task(6000), task(20_000)]).valueMs).toBe(6100);
    expect(tti([task(1200), task(6299)]).valueMs).toBe(6399);
    expect(tti([task(1200), task(6300)]).valueMs).toBe(1300);
  },
);

test('what was before the first paint does not count, nor is it interactive before its scripts have run', () => {
  expect(tti([task(100, 300)]).valueMs).toBe(1000);
  expect(tti([task(900, 300)]).valueMs).toBe(1200);
  expect(tti([], { parsedMs: 3000 }).valueMs).toBe(3000);
});

test('it is sure once the quiet has lasted', () => {
  expect(tti([task(1200)]).sureMs).toBe(6300);
});

test('once it is sure no later task changes it', () => {
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
      const { valueMs, sureMs } = tti(known, { paintMs });
      expect(tti([...known, task(sureMs)], { paintMs }).valueMs).toBe(valueMs);
      expect(sureMs).toBeGreaterThanOrEqual(paintMs + QUIET_MS);
    }),
  );
});
