import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../../tools/testing/until';
import { repeatedly } from './repeatedly';

const EVERY_MS = 5;

function start(run: (closing: AbortSignal) => Promise<unknown>) {
  const warned: unknown[] = [];
  const log = { warn: (detail: unknown, message: string) => void warned.push({ detail, message }) };
  return { warned, ...repeatedly({ what: 'the sweep', everyMs: EVERY_MS, run, log }) };
}

test('repeats until it is closed, and never runs twice at once', async () => {
  let [times, inFlight, together] = [0, 0, 0];
  const { close } = start(async () => {
    times += 1;
    together = Math.max(together, (inFlight += 1));
    await pause(2 * EVERY_MS);
    inFlight -= 1;
  });
  await until(() => times >= 3);
  await close();
  const done = times;
  await pause(5 * EVERY_MS);
  expect([times, together, inFlight]).toEqual([done, 1, 0]);
});

test('a failure is logged, and the next run comes all the same', async () => {
  let times = 0;
  const { close, warned } = start(() => {
    times += 1;
    return Promise.reject(new Error('no database'));
  });
  await until(() => times >= 2);
  await close();
  expect(warned[0]).toMatchObject({ message: 'the sweep failed', detail: { err: { message: 'no database' } } });
});

test('work that is long hears that it is to end', async () => {
  let heard = false;
  const { close } = start(async (closing) => {
    while (!closing.aborted) await pause(1);
    heard = true;
  });
  await pause(2 * EVERY_MS);
  await close();
  expect(heard).toBe(true);
});
test('closing before the first run does nothing', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { close } = repeatedly({ what: 'x', everyMs: 60_000, run, log: { warn: () => undefined } });
  await close();
  expect(run).not.toHaveBeenCalled();
});
