import fc from 'fast-check';
import { steppedQuantity } from './stepped-quantity';

const by = fc.constantFrom(-1, 1);
const min = fc.constantFrom(0, 1);
const max = fc.integer({ min: 1, max: 999 });

test('a step stays within the bounds, whatever stands in the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), by, min, max, (text, by, min, max) => {
      const next = steppedQuantity({ text, by, min, max });
      expect(Number.isSafeInteger(next) && next >= min && next <= max).toBe(true);
    }),
  );
});

test('a step inside the bounds is one further', () => {
  fc.assert(
    fc.property(max, by, (max, by) => {
      fc.pre(max > 2);
      expect(steppedQuantity({ text: '2', by, min: 0, max })).toBe(2 + by);
    }),
  );
});

test('a step from something unreadable begins at the least', () => {
  expect(steppedQuantity({ text: 'two', by: 1, min: 1, max: 9 })).toBe(1);
});
