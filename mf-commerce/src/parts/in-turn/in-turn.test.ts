import { createInTurn } from './in-turn';

test('work begins when the work before has ended, also where that failed', async () => {
  const inTurn = createInTurn();
  const told: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [one, two, three] = [work('one'), work('two', true), work('three')];
  await expect(two).rejects.toThrow('two');
  expect(await Promise.all([one, three])).toEqual(['one', 'three']);
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});
