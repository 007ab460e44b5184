import fc from 'fast-check';
import { bytesOf } from './bytes-of';
import { createMemoryBudget } from './memory-budget';

test('all parts stay within the budget together, and the least recently used value is evicted first', () => {
  const budget = createMemoryBudget(100);
  const [pages, sites] = [budget.room<object>('pages'), budget.room<object>('sites')];
  const [a, b, c] = [{}, {}, {}];
  pages.set('a', a, 40);
  sites.set('a', b, 40);
  expect([pages.get('a'), sites.get('a'), budget.bytes]).toEqual([a, b, 80]);
  pages.get('a');
  pages.set('c', c, 40);
  expect([pages.get('a'), sites.get('a'), pages.get('c'), pages.values().length]).toEqual([a, undefined, c, 2]);
  pages.set('c', c, 60);
  expect([pages.peek('a'), budget.bytes]).toEqual([a, 100]);
  pages.set('c', c, 40);
  pages.set('d', {}, 101);
  expect([pages.get('d'), budget.bytes]).toEqual([undefined, 80]);
});

test('the cache never holds more bytes than its budget', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 60 }))), (sets) => {
      const budget = createMemoryBudget(100);
      for (const [key, bytes] of sets) {
        budget.room(`room ${key % 3}`).set(String(key), {}, bytes);
        expect(budget.bytes).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the bytes of a value include all that it refers to, once', () => {
  const text = 'x'.repeat(1000);
  const shared = { text };
  expect(bytesOf([shared, shared])).toBeLessThan(2000);
  expect(bytesOf([{ text: `${text}y` }, shared])).toBeGreaterThan(2000);
  expect(bytesOf(new Map([['a', Buffer.alloc(500)]]))).toBeGreaterThan(500);
  const round: { own?: unknown } = {};
  round.own = round;
  expect(bytesOf(round)).toBeGreaterThan(0);
});
