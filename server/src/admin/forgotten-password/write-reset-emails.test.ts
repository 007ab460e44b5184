import { sweepResets } from '../../site/password-reset/reset-token.store';
import { OWNER, prepareEmails } from './emails.fixture';
import { sweepResetRequests } from '../../site/password-reset/reset-request.store';
import { writeResetEmails } from './write-reset-emails';

const emails = prepareEmails();
const { requestReset, arrived } = emails;

test('several servers write one email for each request', async () => {
  const { db } = emails.open;
  for (let count = 0; count < 5; count += 1) await requestReset();
  await Promise.all(Array.from({ length: 4 }, () => writeResetEmails(db)));
  expect(await arrived()).toHaveLength(5);
});

test('old requests and expired links are deleted, others stay', async () => {
  const { db } = emails.open;
  await requestReset();
  await arrived();
  expect(await sweepResets(db)).toBe(0);
  await db
    .updateTable('account_reset')
    .set({ ends_at: new Date(0) })
    .execute();
  expect(await sweepResets(db)).toBe(1);
  const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const old = {
    site_id: id,
    email: OWNER,
    origin: 'http://shop.example',
    requested_at: new Date(Date.now() - 3_601_000),
  };
  await db.insertInto('account_reset_request').values(old).execute();
  expect([await sweepResetRequests(db), await sweepResetRequests(db)]).toEqual([1, 0]);
});
