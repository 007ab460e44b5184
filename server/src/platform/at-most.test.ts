import fc from 'fast-check';
import { createAtMost } from './at-most';

test('never more at once than allowed, all of them in their order, and failures take no place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.record({ ticks: fc.integer({ min: 0, max: 3 }), fails: fc.boolean() }), { maxLength: 12 }),
      async (allowed, works) => {
        const atMost = createAtMost(allowed);
        const begun: number[] = [];
        let running = 0;
        let most = 0;
        const outcomes = await Promise.allSettled(
          works.map(({ ticks, fails }, index) =>
            atMost(async () => {
              begun.push(index);
              most = Math.max(most, (running += 1));
              for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
              return index;
            }),
          ),
        );
        expect(begun).toEqual(works.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(allowed);
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(works.map(({ fails }) => fails));
      },
    ),
  );
});
