import { createInTurn } from './in-turn';

test('work begins when the work before has ended, also where that failed', async () => {
  const inTurn = createInTurn();
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [one, two, three] = [work('one'), work('two', true), work('three')];
  await expect(two).rejects.toThrow('two');
  expect(await Promise.all([one, three])).toEqual(['one', 'three']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});
