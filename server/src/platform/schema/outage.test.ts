import { createOutage } from './outage';

const away = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
const last = { value: 'before' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('earlier values stand in while the database is away, and loads are retried with growing pauses', async () => {
  const outage = createOutage();
  outage.begin();
  const load = jest.fn(away);
  for (let ms = 0; ms < 20_000; ms += 50) {
    expect(await outage.load(load, last)).toEqual({ value: 'before', isStale: true });
    await jest.advanceTimersByTimeAsync(50);
  }
  // At 0, 250, 750, 1750, 3750, 7750 ms, then every five seconds.
  expect(load).toHaveBeenCalledTimes(8);
  outage.end();
  expect(await outage.load(() => Promise.resolve('now'), last)).toEqual({ value: 'now', isStale: false });
  expect([outage.isOn, outage.ended, outage.turns]).toEqual([false, 1, 2]);
});

test('a silent database is awaited for three seconds, and then not at all', async () => {
  const outage = createOutage();
  const silent = () => new Promise<string>(() => undefined);
  const first = outage.load(silent, last);
  await jest.advanceTimersByTimeAsync(3000);
  expect([await first, outage.isOn]).toEqual([{ value: 'before', isStale: true }, true]);
  expect(await outage.load(silent, last)).toEqual({ value: 'before', isStale: true });
});

test('nothing stands in for what was never loaded, nor for other failures', async () => {
  const outage = createOutage();
  await expect(outage.load(away)).rejects.toThrow('terminating');
  await expect(outage.load(() => Promise.reject(new Error('no such column')), last)).rejects.toThrow('no such column');
});
