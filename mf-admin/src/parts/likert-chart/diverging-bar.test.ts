import fc from 'fast-check';
import { divergingBar, sideMost } from './diverging-bar';

const counts = fc.array(fc.nat({ max: 10_000 }), { minLength: 5, maxLength: 5 });
const charts = fc.array(counts, { minLength: 1, maxLength: 6 });

test('segments follow each other within the track, as wide as their counts on one scale', () => {
  fc.assert(
    fc.property(charts, (questions) => {
      const most = sideMost(questions);
      for (const question of questions) {
        const bar = divergingBar(question, most);
        expect(bar.map(({ index }) => index)).toEqual(question.flatMap((count, index) => (count > 0 ? [index] : [])));
        bar.forEach(({ index, start, width }, place) => {
          expect(width).toBeCloseTo(((question[index] ?? 0) * 50) / most);
          expect(start).toBeGreaterThan(-1e-6);
          expect(start + width).toBeLessThan(100 + 1e-6);
          const before = bar[place - 1];
          if (before) expect(start).toBeCloseTo(before.start + before.width);
        });
      }
    }),
  );
});

test('the center of the track is the center of the neutral answers', () => {
  fc.assert(
    fc.property(counts, ([first = 0, second = 0, neutral = 0, fourth = 0, fifth = 0]) => {
      const question = [first, second, neutral + 1, fourth, fifth];
      const middle = divergingBar(question, sideMost([question])).find(({ index }) => index === 2);
      expect((middle?.start ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(50);
    }),
  );
});

test('the longest bar touches the edge, and no answers draw nothing', () => {
  expect(divergingBar([3, 0, 2, 0, 0], sideMost([[3, 0, 2, 0, 0]]))).toEqual([
    { index: 0, start: 0, width: 37.5 },
    { index: 2, start: 37.5, width: 25 },
  ]);
  expect(divergingBar([0, 0, 0, 0, 0], sideMost([[0, 0, 0, 0, 0]]))).toEqual([]);
});
