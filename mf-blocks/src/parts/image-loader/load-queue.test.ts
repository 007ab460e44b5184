import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { createLoadQueue } from './load-queue';

/** A queue whose loads end when the test says so. */
function open(atOnce: number) {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const queue = createLoadQueue(atOnce, (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve) => ends.set(item, resolve));
  });
  const end = async (item: number) => {
    ends.get(item)?.();
    await Promise.resolve();
  };
  return { queue, begun, end };
}

spec('IMG-25', 'so many are loaded at once, and the next one when one has come', async () => {
  const { queue, begun, end } = open(2);
  [1, 2, 3, 4].forEach((item) => queue.add(item));
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
});

spec('IMG-26', 'what is promoted comes next, and what has begun stays', async () => {
  const { queue, begun, end } = open(1);
  [1, 2, 3, 4].forEach((item) => queue.add(item));
  queue.promote(4);
  queue.promote(1);
  await end(1);
  await end(4);
  expect(begun).toEqual([1, 4, 2]);
});

test('whatever is promoted, all are loaded once and never more than allowed at a time', async () => {
  const orders = fc.record({ atOnce: fc.integer({ min: 1, max: 16 }), promoted: fc.array(fc.nat(39)) });
  await fc.assert(
    fc.asyncProperty(orders, async ({ atOnce, promoted }) => {
      const { queue, begun, end } = open(atOnce);
      const items = Array.from({ length: 40 }, (_, at) => at);
      items.forEach((item) => queue.add(item));
      promoted.forEach((item) => queue.promote(item));
      for (let done = 0; done < items.length; done += 1) {
        expect(begun.length).toBeLessThanOrEqual(done + atOnce);
        await end(begun[done] ?? -1);
      }
      expect([...begun].sort((a, b) => a - b)).toEqual(items);
    }),
  );
});
