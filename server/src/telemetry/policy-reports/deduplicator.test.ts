import { createDeduplicator } from './deduplicator';

test('the same is new once in a window, and no more than so many things are', () => {
  let now = 1000;
  const deduplicator = createDeduplicator({ most: 2, windowMs: 500 }, () => now);
  expect(['a', 'a', 'b', 'c', 'b'].map((what) => deduplicator.isNew(what))).toEqual([true, false, true, false, false]);
  now = 1500;
  expect(['a', 'c', 'b'].map((what) => deduplicator.isNew(what))).toEqual([true, true, false]);
});
