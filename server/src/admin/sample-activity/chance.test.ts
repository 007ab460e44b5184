import { createChance } from './chance';

const TIMES = 20_000;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const many = <T>(make: () => T) => Array.from({ length: TIMES }, make);

test('the same seed gives the same numbers, another one others', () => {
  const first = (seed: number) => Array.from({ length: 5 }, createChance(seed).number);
  expect(first(1)).toEqual(first(1));
  expect(first(1)).not.toEqual(first(2));
});

test('numbers, choices, counts and factors are spread as they should be', () => {
  const chance = createChance(1);
  const numbers = many(() => chance.number());
  expect([Math.min(...numbers) >= 0, Math.max(...numbers) < 1]).toEqual([true, true]);
  expect(average(numbers)).toBeCloseTo(0.5, 1);
  const chosen = many(() =>
    chance.oneOf([
      ['often', 3],
      ['seldom', 1],
    ]),
  );
  expect(chosen.filter((one) => one === 'often').length / TIMES).toBeCloseTo(0.75, 1);
  const counts = many(() => chance.count(2.5));
  expect(average(counts)).toBeCloseTo(2.5, 1);
  expect(counts.every(Number.isInteger)).toBe(true);
  const logs = many(() => Math.log(chance.factor(0.4)));
  expect(average(logs)).toBeCloseTo(0, 1);
  expect(Math.sqrt(average(logs.map((value) => value * value)))).toBeCloseTo(0.4, 1);
});
