import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { OWNER, prepareLetters } from './letters.fixture';

const NOBODY = 'nobody@shop.example';
const letters = prepareLetters();
const { ask } = letters;

spec(
  'ROLE-05',
  'the sixth letter to one address in a quarter of an hour is refused, whether it has an account or not',
  async () => {
    for (const email of [OWNER, NOBODY]) {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        statuses.push((await ask(email)).statusCode);
        await holdRateWindows(letters.open.db);
      }
      const refused = await ask(email);
      expect([statuses, refused.statusCode, refused.json().code]).toEqual([
        [200, 200, 200, 200, 200],
        429,
        'config/reset-limited',
      ]);
      expect(refused.json().error).toMatch(
        /^Letters have been asked for too often\. Wait \d+ minutes, then try again\.$/,
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  },
);

spec('ROLE-05', 'one origin asks for thirty letters at most', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await ask(`reader-${count}@shop.example`)).statusCode);
    await holdRateWindows(letters.open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
