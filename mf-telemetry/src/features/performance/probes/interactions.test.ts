import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { withEvent, worstOf, type InteractionEvent } from './interactions';

const event = (interactionId: number, duration: number, origin = 'page'): InteractionEvent => ({
  interactionId,
  duration,
  origin,
});
const worst = (events: readonly InteractionEvent[], count: number) =>
  worstOf(events.reduce<readonly InteractionEvent[]>(withEvent, []), count);

spec('PERF-10', 'an interaction lasts as long as its longest event, and has the origin of that event’s element', () => {
  expect(worst([event(1, 48, 'a'), event(1, 200, 'b'), event(1, 56, 'c')], 1)).toEqual(event(1, 200, 'b'));
});

test('events outside of interactions do not count', () => {
  expect(worst([event(0, 500)], 1)).toBeUndefined();
});

test('ignores the longest interaction of every fifty', () => {
  const events = [event(1, 300), event(2, 200), event(3, 100)];
  expect([49, 50, 100, 5000].map((count) => worst(events, count)?.duration)).toEqual([300, 200, 100, 100]);
});

test('gives the same result in any order as sorting all of them', () => {
  const events = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 40, max: 900 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(events, fc.nat(400), (pairs, count) => {
      const longest = new Map<number, number>();
      for (const [id, duration] of pairs) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
      const sorted = [...longest.values()].sort((a, b) => b - a);
      const expected = sorted[Math.min(sorted.length - 1, Math.floor(count / 50))];
      expect(
        worst(
          pairs.map(([id, duration]) => event(id, duration)),
          count,
        )?.duration,
      ).toBe(expected);
    }),
  );
});
