import fc from 'fast-check';
import { isBuyableWith, valuesOfOption, variantOfValues } from './variant-of-values';

const variants = [
  { id: 'a', values: ['Fern', 'Small'], buyable: true },
  { id: 'b', values: ['Fern', 'Large'], buyable: true },
  { id: 'c', values: ['Oat', 'Small'], buyable: false },
];

test('every variant is found by its own values', () => {
  fc.assert(
    fc.property(fc.constantFrom(...variants), (variant) =>
      expect(variantOfValues(variants, variant.values)).toBe(variant),
    ),
  );
  expect(variantOfValues(variants, ['Oat', 'Large'])).toBeUndefined();
});

test('an option offers each of its values once, in the order of the variants', () => {
  expect([valuesOfOption(variants, 0), valuesOfOption(variants, 1)]).toEqual([
    ['Fern', 'Oat'],
    ['Small', 'Large'],
  ]);
});

test('a value can be bought only where the variant it leads to exists and is in stock', () => {
  expect(isBuyableWith(variants, ['Fern', 'Small'], { option: 1, value: 'Large' })).toBe(true);
  expect(isBuyableWith(variants, ['Fern', 'Small'], { option: 0, value: 'Oat' })).toBe(false);
  expect(isBuyableWith(variants, ['Fern', 'Large'], { option: 0, value: 'Oat' })).toBe(false);
});
