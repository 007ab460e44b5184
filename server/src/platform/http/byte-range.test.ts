import fc from 'fast-check';
import { requestedRange } from './byte-range';

test.each<[string | undefined, object]>([
  [undefined, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', first: 0, last: 99 }],
  ['bytes=10-19', { kind: 'part', first: 10, last: 19 }],
  ['bytes=90-500', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-500', { kind: 'part', first: 0, last: 99 }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=20-10', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
])('%s of a hundred bytes', (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range);
});

test('a range is never outside the file, whatever is requested', () => {
  const number = fc.oneof(fc.nat({ max: 2000 }).map(String), fc.constantFrom('', '999999999999999'));
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 1000 }), (from, to, size) => {
      const range = requestedRange(`bytes=${from}-${to}`, size);
      if (range.kind !== 'part') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeLessThan(size);
      expect(range.first).toBeLessThanOrEqual(range.last);
    }),
  );
});
