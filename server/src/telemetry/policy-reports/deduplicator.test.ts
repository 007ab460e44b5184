import { createDeduplicator } from './deduplicator';

test('a value is new once in a window, and a window has a maximum of values', () => {
  let now = 1000;
  const deduplicator = createDeduplicator({ most: 2, windowMs: 500 }, () => now);
  expect(['a', 'a', 'b', 'c', 'b'].map((what) => deduplicator.isNew(what))).toEqual([true, false, true, false, false]);
  now = 1500;
  expect(['a', 'c', 'b'].map((what) => deduplicator.isNew(what))).toEqual([true, true, false]);
});
