import fc from 'fast-check';
import { readQuantity } from './read-quantity';

test('reads whole numbers up to the most a line can have, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (quantity) => expect(readQuantity(` ${quantity} `)).toBe(quantity)),
  );
  fc.assert(fc.property(fc.integer({ min: 1000 }), (quantity) => expect(readQuantity(String(quantity))).toBe(999)));
  expect(['', '-1', '0.5', '1e9', 'two', '1,5'].map(readQuantity)).toEqual(Array(6).fill(undefined));
});
