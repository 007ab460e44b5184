import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { OWNER, prepareEmails } from '../../admin/forgotten-password/emails.fixture';

const NOBODY = 'nobody@shop.example';
const emails = prepareEmails();
const { requestReset } = emails;

spec(
  'ROLE-05',
  'the sixth email to one address in a quarter of an hour is refused, whether it has an account or not',
  async () => {
    for (const email of [OWNER, NOBODY]) {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        statuses.push((await requestReset(email)).statusCode);
        await holdRateWindows(emails.open.db);
      }
      const refused = await requestReset(email);
      expect([statuses, refused.statusCode, refused.json().code]).toEqual([
        [200, 200, 200, 200, 200],
        429,
        'admin/reset-limited',
      ]);
      expect(refused.json().error).toMatch(/^Too many emails were requested\. Wait \d+ minutes, then try again\.$/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  },
);

spec('ROLE-05', 'one origin may request at most thirty emails', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await requestReset(`reader-${count}@shop.example`)).statusCode);
    await holdRateWindows(emails.open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
