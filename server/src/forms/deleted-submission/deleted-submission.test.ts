import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { SaveFormSubmissionReply } from 'shared-types/forms/contact-form';
import { deleteTarget } from '../../admin/submissions/submission-deletions.store';
import { sweepSubmissions } from '../../admin/submissions/retention/sweep-submissions';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { prepareUploads, pdf, stateIn } from '../form-upload/form-upload.fixture';
import { sweepQuarantine } from '../spam/quarantine.store';
import { ANSWERS } from '../contact-form/submissions.fixture';
import { deleteSubmissions, sweepDeletedSubmissions } from './deleted-submission.store';

const uploads = prepareUploads({ required: false });
const all = sql`true`;
const long = sql<Date>`now() - interval '40 days'`;

afterEach(async () => {
  await uploads.open.db.deleteFrom('deleted_submission').execute();
  await uploads.open.db.deleteFrom('submission_retention').execute();
});

const byOwner = async () => {
  const { db } = uploads.open;
  const account = await db.selectFrom('account').select(['id', 'display_name as displayName']).executeTakeFirst();
  const [{ id, site_id: siteId } = { id: '', site_id: '' }] = await uploads.stored();
  await deleteTarget(db, {
    siteId,
    target: { reason: 'selected', ids: [id] },
    account: account ?? { id: null as never, displayName: 'Olive' },
  });
};
const byRetention = async () => {
  const { db } = uploads.open;
  const [{ site_id } = { site_id: '' }] = await uploads.stored();
  await db.insertInto('submission_retention').values({ site_id, keep_days: 30, changed_by: 'Olive' }).execute();
  await db
    .updateTable('form_submission')
    .set({ received_at: long as never })
    .execute();
  await sweepSubmissions(db);
};
const asSpam = async () => {
  const { db } = uploads.open;
  const quarantined = { quarantined_at: long as never, spam_reason: 'words' } as const;
  await db.updateTable('form_submission').set(quarantined).execute();
  await sweepQuarantine(db);
};

test.each([
  ['its owner', byOwner],
  ['its age', byRetention],
  ['the quarantine', asSpam],
])('a late resend of a submission that was deleted by %s is answered as before, and not stored', async (_, remove) => {
  const sent = uploads.body();
  const first = await uploads.call(sent);
  await remove();
  expect(await uploads.stored()).toEqual([]);
  const again = await uploads.call(sent);
  const { key: _first, ...answer } = first.json<SaveFormSubmissionReply>();
  expect([again.statusCode, again.json()]).toEqual([200, { ...answer, key: expect.any(String) }]);
  expect(await uploads.stored()).toEqual([]);
});

test('other answers with its key are refused with a fresh one, as if it was still there', async () => {
  const sent = uploads.body();
  await uploads.call(sent);
  await deleteSubmissions(uploads.open.db, all);
  const refused = await uploads.call({ ...sent, form: JSON.stringify({ ...ANSWERS, words: 'Other words' }) });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'forms/key-used', key: expect.any(String) },
  ]);
  expect(await uploads.stored()).toEqual([]);
});

test('a resend with files is answered as before, though they were deleted too', async () => {
  const key = createIdempotencyKey();
  const { id } = stateIn(await uploads.upload(key, pdf()));
  expect((await uploads.sendWith(key, [id])).statusCode).toBe(200);
  await deleteSubmissions(uploads.open.db, all);
  const again = await uploads.sendWith(key, [id]);
  expect([again.statusCode, await uploads.stored()]).toEqual([200, []]);
});

test('a resend that comes while the owner deletes the submission is not stored', async () => {
  const sent = uploads.body();
  const first = await uploads.call(sent);
  const resend = await uploads.open.db.transaction().execute(async (trx) => {
    await deleteSubmissions(trx, all);
    const pending = uploads.call(sent);
    await Promise.race([pending, pause(500)]);
    return { pending };
  });
  const again = await resend.pending;
  expect([again.statusCode, again.json<SaveFormSubmissionReply>().states]).toEqual([200, first.json().states]);
  expect(await uploads.stored()).toEqual([]);
});

test('its key is forgotten when no resend is expected any more', async () => {
  const { db } = uploads.open;
  await uploads.call(uploads.body());
  await deleteSubmissions(db, all);
  const keys = () => db.selectFrom('deleted_submission').selectAll().execute();
  await sweepDeletedSubmissions(db);
  expect(await keys()).toHaveLength(1);
  await db
    .updateTable('deleted_submission')
    .set({ deleted_at: sql`now() - interval '31 days'` as never })
    .execute();
  await sweepDeletedSubmissions(db);
  expect(await keys()).toEqual([]);
});
