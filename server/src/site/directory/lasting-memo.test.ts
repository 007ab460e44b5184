import { createOutage } from '../../platform/schema/outage';
import { createLastingMemo } from './lasting-memo';
import { createStock } from './stock';

const away = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));

test('a previous value replaces one that cannot be loaded, and is not stored as the new one', async () => {
  const outage = createOutage();
  const old = createLastingMemo({ outage });
  await old.get('a', async () => 'old');
  const memo = createLastingMemo({ outage, before: old });
  outage.begin();
  expect(await memo.get('a', away)).toBe('old');
  // A value computed from a stale one is stale too.
  expect(await memo.get('b', async () => `made of ${await memo.get('a', away)}`)).toBe('made of old');
  outage.end();
  expect(await memo.get('a', async () => 'new')).toBe('new');
  expect(await memo.get('b', async () => `made of ${await memo.get('a', away)}`)).toBe('made of new');
  await expect(memo.get('c', away)).rejects.toThrow('terminating');
});

test('stock is reloaded after a sale, once, and an older notice changes nothing', async () => {
  const stock = createStock({ revision: 3, outage: createOutage() });
  const load = jest.fn(async () => ({}));
  const first = await stock.memo('a', load);
  stock.follow(3);
  expect(await stock.memo('a', load)).toBe(first);
  stock.follow(5);
  stock.follow(4);
  expect(await stock.memo('a', load)).not.toBe(first);
  expect([stock.revision, load.mock.calls.length]).toEqual([5, 2]);
});
