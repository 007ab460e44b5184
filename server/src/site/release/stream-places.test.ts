import fc from 'fast-check';
import { createStreamPlaces } from './stream-places';

test('no more streams are given than the limit, per address neither, and a returned one is free again', () => {
  const step = fc.record({ address: fc.constantFrom('a', 'b', 'c'), gives: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (steps, most) => {
      const limits = { most, mostOfOne: 3 };
      const places = createStreamPlaces(limits);
      const held: { address: string; leave: () => void }[] = [];
      for (const { address, gives } of steps) {
        const own = held.filter((one) => one.address === address);
        const [first] = own;
        if (gives && first) {
          first.leave();
          first.leave();
          held.splice(held.indexOf(first), 1);
          continue;
        }
        const place = places.take(address);
        const isFull = held.length >= limits.most ? 'all' : own.length >= limits.mostOfOne ? 'address' : undefined;
        if (typeof place === 'string') expect(place).toBe(isFull);
        else {
          expect(isFull).toBeUndefined();
          held.push({ address, leave: place });
        }
      }
    }),
  );
});
