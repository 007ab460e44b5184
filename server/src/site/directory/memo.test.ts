import { createMemo } from './memo';

test('loads a value once for simultaneous and later callers', async () => {
  const memo = createMemo();
  const load = jest.fn(async () => ({}));
  const [first, second] = await Promise.all([memo('a', load), memo('a', load)]);
  expect(second).toBe(first);
  expect(await memo('a', load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is reported to everybody who waits, and retried for the next', async () => {
  const memo = createMemo();
  const load = jest.fn(async (): Promise<string> => 'fine').mockRejectedValueOnce(new Error('gone'));
  const both = await Promise.allSettled([memo('a', load), memo('a', load)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await memo('a', load)).toBe('fine');
  const throwing = () => {
    throw new Error('at once');
  };
  await expect(memo('b', throwing)).rejects.toThrow('at once');
});

test('evicts the least recently used value when it is full', async () => {
  const memo = createMemo(2);
  const loads: string[] = [];
  const get = (key: string) => memo(key, async () => loads.push(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});
