import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { otherIndex } from './other-index';

spec('SLIDE-12', 'any other slide is as likely as the rest, and the current one never comes again', () => {
  const at = (random: number) => otherIndex({ index: 1, count: 4, inView: 1 }, () => random);
  expect([at(0), at(0.34), at(0.99)]).toEqual([0, 2, 3]);
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 50 }),
      fc.nat(),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (count, seed, random) => {
        const index = seed % count;
        const other = otherIndex({ index, count, inView: 1 }, () => random);
        expect([other !== index, other >= 0, other < count]).toEqual([true, true, true]);
      },
    ),
  );
});

test('where there is no other it stays', () => {
  expect(otherIndex({ index: 0, count: 3, inView: 3 })).toBe(0);
  expect(otherIndex({ index: 0, count: 1, inView: 1 })).toBe(0);
});
