import { setTimeout as pause } from 'node:timers/promises';
import { createOwnLanes } from './own-lanes';
import type { RenderResult } from './protocol';
import { renderJob } from './render-job.fixture';
import type { RenderLane } from './render-lane';

const IDLE_MS = 30;

function openLanes(most: number) {
  const opened: { readonly lane: RenderLane; readonly finish: () => void; isClosed: boolean }[] = [];
  const open = (): RenderLane => {
    const settles: ((result: RenderResult) => void)[] = [];
    const lane: RenderLane = {
      run: () => new Promise((resolve) => settles.push(resolve)),
      warm: () => undefined,
      isIdle: () => settles.length === 0,
      close: async () => void (entry.isClosed = true),
    };
    const finish = () => settles.splice(0).forEach((settle) => settle({ ok: true, output: '' }));
    const entry = { lane, finish, isClosed: false };
    opened.push(entry);
    return lane;
  };
  return { opened, lanes: createOwnLanes({ most, open, idleMs: IDLE_MS }) };
}

const turn = () => pause(0);

test('jobs wait while all lanes are busy, and get the first idle one', async () => {
  const { opened, lanes } = openLanes(2);
  const results = ['a', 'b', 'c', 'a', 'd'].map((name) => lanes.run(name, renderJob(name)));
  await turn();
  expect(opened).toHaveLength(2);
  for (let index = 0; index < 4; index += 1) {
    opened.forEach(({ finish }) => finish());
    await turn();
  }
  await Promise.all(results);
  expect(opened.filter(({ isClosed }) => !isClosed).length).toBeLessThanOrEqual(2);
  // The first `a` may have been opened twice, as it was idle when `c` or `d` needed room.
  expect(opened.length).toBeGreaterThanOrEqual(4);
});

test('an unused lane is closed, and opened again for the next job', async () => {
  const { opened, lanes } = openLanes(2);
  const first = lanes.run('a', renderJob('a'));
  await turn();
  opened[0]?.finish();
  await first;
  expect(opened[0]?.isClosed).toBe(false);
  while (!opened[0]?.isClosed) await pause(5);
  void lanes.run('a', renderJob('a'));
  await turn();
  expect(opened).toHaveLength(2);
  await lanes.close();
  expect(opened[1]?.isClosed).toBe(true);
});
