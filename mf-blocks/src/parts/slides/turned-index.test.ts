import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { turnedIndex, wrappedIndex } from './turned-index';

const strip = { count: 6, inView: 4, loop: false };

spec(['SLIDE-03', 'SLIDE-05'], 'with loop, each end is followed by the other', () => {
  expect(turnedIndex({ ...strip, loop: true, from: 0, by: -1 })).toEqual({ index: 2 });
  expect(turnedIndex({ ...strip, loop: true, from: 2, by: 1 })).toEqual({ index: 0 });
});

spec(['SLIDE-04', 'SLIDE-06'], 'without loop, an end stops the turn and is named', () => {
  expect(turnedIndex({ ...strip, from: 0, by: -4 })).toEqual({ index: 0, end: 'reached-beginning' });
  expect(turnedIndex({ ...strip, from: 2, by: 4 })).toEqual({ index: 2, end: 'reached-end' });
});

spec('SLIDE-08', 'a turn goes forward or back by the given number, and leaves no empty space', () => {
  expect(turnedIndex({ ...strip, count: 12, from: 0, by: 4 })).toEqual({ index: 4 });
  expect(turnedIndex({ ...strip, count: 12, from: 7, by: 4 })).toEqual({ index: 8 });
  expect(turnedIndex({ ...strip, count: 12, from: 2, by: -4 })).toEqual({ index: 0 });
});

spec('SLIDE-01', 'any whole number is a slide: it wraps, and negative ones count from the end', () => {
  expect([-1, 0, 5, 6, -7].map((index) => wrappedIndex(index, 6))).toEqual([5, 0, 5, 0, 5]);
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
      const wrapped = wrappedIndex(index, count);
      expect(wrapped >= 0 && wrapped < count).toBe(true);
      expect(Math.abs(index - wrapped) % count).toBe(0);
    }),
  );
});

test('turning forward and back shows every slide', () => {
  const numbers = { count: fc.integer({ min: 1, max: 40 }), inView: fc.integer({ min: 1, max: 8 }) };
  fc.assert(
    fc.property(fc.record(numbers), ({ count, inView }) => {
      const seen = new Set<number>();
      for (let turn = { index: 0, end: undefined as string | undefined }; !turn.end;) {
        for (let slide = turn.index; slide < turn.index + inView && slide < count; slide += 1) seen.add(slide);
        turn = { end: undefined, ...turnedIndex({ from: turn.index, by: inView, count, inView, loop: false }) };
      }
      expect(seen.size).toBe(count);
    }),
  );
});
