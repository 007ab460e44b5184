import { setTimeout as pause } from 'node:timers/promises';
import { openOwnTime, timeOfProcess } from './processor-time';

function work(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

test('grows with work', () => {
  const time = openOwnTime();
  const beganMs = time.nowMs();
  while (time.nowMs() - beganMs < 20) work(1);
  expect(time.nowMs() - beganMs).toBeGreaterThanOrEqual(20);
});

test('is the same for every reader', () => {
  const time = openOwnTime();
  if (!time.isProcessorTime) return;
  const before = time.nowMs();
  const measured = timeOfProcess(process.pid) ?? 0;
  expect(measured).toBeGreaterThanOrEqual(before);
  expect(time.nowMs()).toBeGreaterThanOrEqual(measured);
});

test('hardly grows while idle, where the system reports it', async () => {
  const time = openOwnTime();
  const beganMs = time.nowMs();
  await pause(300);
  const usedMs = time.nowMs() - beganMs;
  if (process.platform === 'linux') expect(usedMs).toBeLessThan(150);
  else expect(usedMs).toBeGreaterThanOrEqual(295);
});

test('reports nothing for a process that has ended', () => {
  expect(timeOfProcess(2 ** 30)).toBeUndefined();
});
