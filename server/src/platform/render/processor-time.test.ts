import { setTimeout as pause } from 'node:timers/promises';
import { openOwnTime, timeOfProcess } from './processor-time';

/** Keeps this thread busy. */
function work(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

test('grows with work', () => {
  const time = openOwnTime();
  const beganMs = time.nowMs();
  while (time.nowMs() - beganMs < 20) work(1);
  expect(time.nowMs() - beganMs).toBeGreaterThanOrEqual(20);
});

test('is the same for anyone who asks', () => {
  const time = openOwnTime();
  if (!time.isProcessorTime) return;
  const before = time.nowMs();
  const measured = timeOfProcess(process.pid) ?? 0;
  expect(measured).toBeGreaterThanOrEqual(before);
  expect(time.nowMs()).toBeGreaterThanOrEqual(measured);
});

test('stands nearly still while there is nothing to do, where the system tells it', async () => {
  const time = openOwnTime();
  const beganMs = time.nowMs();
  await pause(300);
  const usedMs = time.nowMs() - beganMs;
  if (process.platform === 'linux') expect(usedMs).toBeLessThan(150);
  else expect(usedMs).toBeGreaterThanOrEqual(295);
});

test('tells nothing of a process that has ended', () => {
  expect(timeOfProcess(2 ** 30)).toBeUndefined();
});
