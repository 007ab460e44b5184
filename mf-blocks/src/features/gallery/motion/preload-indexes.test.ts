import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { preloadIndexes, stripPreloadCount } from './preload-indexes';

spec('GLAY-09', 'a strip fetches as many pictures ahead as its width has of its height, rounded up', () => {
  expect([stripPreloadCount(1000, 500), stripPreloadCount(1001, 500), stripPreloadCount(300, 0)]).toEqual([2, 3, 0]);
});

spec(['GAL-22', 'GAL-23'], 'the next picture is fetched ahead, after the last one the first', () => {
  expect(preloadIndexes({ index: 0, inView: 1, count: 4, ahead: 1 })).toEqual([1]);
  expect(preloadIndexes({ index: 3, inView: 1, count: 4, ahead: 2 })).toEqual([0, 1]);
  expect(preloadIndexes({ index: 0, inView: 3, count: 3, ahead: 3 })).toEqual([]);
});

test('none is fetched twice, and none that is in view', () => {
  const numbers = {
    count: fc.integer({ min: 1, max: 50 }),
    inView: fc.integer({ min: 1, max: 12 }),
    ahead: fc.nat(60),
  };
  fc.assert(
    fc.property(fc.record(numbers), fc.nat(), ({ count, inView, ahead }, seed) => {
      const index = seed % Math.max(1, count - inView + 1);
      const found = preloadIndexes({ index, inView, count, ahead });
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((at) => at >= index && at < index + inView)).toEqual([]);
    }),
  );
});
