import { sql } from 'kysely';
import { SUBMISSION_STEPS_CALLS } from 'shared-types/admin/forms/submission-steps';
import { exampleForm } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { prepareStoredSubmissions } from '../../admin/submissions/stored-submissions.fixture';
import type { Mailer } from '../../platform/mail/mailer';
import { sendEmails } from '../../platform/mail/send-emails';
import { ANSWERS, blocksOf } from '../contact-form/submissions.fixture';
import { NO_STORAGE, saveStorage, type FormStorage } from './form-storage.store';
import { noteEmails } from './submission-step.store';

const { submissions, signedIn, listAt, store } = prepareStoredSubmissions({ runsJobs: false });
const [, formId] = blocksOf();
const OWNER = 'studio@shop.example';
const { path } = SUBMISSION_STEPS_CALLS.retryStep;
const log = { warn: () => undefined };

const siteId = async () => {
  const site = await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return site.id;
};
const want = async (storage: Partial<FormStorage>) =>
  saveStorage(submissions.open.db, { siteId: await siteId(), formId }, { ...NO_STORAGE, ...storage });
const emails = () => submissions.open.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
const steps = () => submissions.open.db.selectFrom('submission_step').selectAll().orderBy('kind').execute();
const states = async () => (await steps()).map(({ kind, state }) => [kind, state]);
const sendWith = (mailer: Mailer) => sendEmails({ db: submissions.open.db, mailer, log });
const TAKES: Mailer = { send: () => Promise.resolve() };

afterEach(async () => {
  await submissions.open.db.deleteFrom('mail_outbox').execute();
  await submissions.open.db.deleteFrom('form_storage').execute();
});

test('a form without settings sends nothing, and has no steps', async () => {
  await submissions.send();
  expect([await emails(), await steps()]).toEqual([[], []]);
});

test('the owner gets each submission once, to reply to the visitor, without passwords', async () => {
  const fields = [...exampleForm.fields, { id: 'word', type: 'password', title: 'Passphrase', required: false }];
  await submissions.open.load(patched({ 'pages.0.blocks.1.settings': { ...exampleForm, fields } }));
  await want({ emailTo: OWNER });
  const sent = submissions.body({ form: JSON.stringify({ ...ANSWERS, word: 'hunter2' }) });
  await submissions.call(sent);
  await submissions.call(sent);
  const [{ id, number } = { id: '', number: '' }] = await submissions.stored();
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ recipient: OWNER, reply_to: 'ada@example.com', is_limited: false });
  expect(email?.subject).toContain(number);
  for (const text of ['Ada Lovelace', 'Hello\nthere', `/config/forms?id=${id}`]) expect(email?.body).toContain(text);
  expect(`${email?.body}${email?.html}`).not.toMatch(/hunter2|Passphrase/);
  expect(await states()).toEqual([['email', 'waiting']]);
  await submissions.open.load(patched({}));
});

test('an answer is never part of a header', async () => {
  await want({ emailTo: OWNER, sendsCopy: true });
  const refused = await submissions.answer({ mail: 'ada@example.com\r\nBcc: eve@evil.example' });
  expect([refused.statusCode, await emails()]).toEqual([400, []]);
  await submissions.answer({ who: ['Eve\r\nBcc: x@evil.example', 'https://evil.example'], about: 'Order' });
  for (const { subject, reply_to: replyTo } of await emails()) {
    expect(`${subject}${replyTo}`).not.toMatch(/evil|Eve|\n/);
  }
});

test('the copy to the visitor has no words of the sender in its subject, and no links', async () => {
  await want({ sendsCopy: true });
  await submissions.answer({ words: 'Win at https://evil.example now' });
  const [copy] = await emails();
  expect(copy).toMatchObject({ recipient: 'ada@example.com', reply_to: null, is_limited: true });
  expect(copy?.subject).not.toMatch(/Win|evil/);
  expect([copy?.html?.includes('<a '), copy?.body?.includes('evil.example'), copy?.body?.includes('Win at')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('one sender has ten copies an hour, whatever the addresses; the submissions are stored, and the step says why', async () => {
  await want({ sendsCopy: true });
  for (let count = 0; count < 11; count += 1) await submissions.answer({ mail: `ada${count}@example.com` });
  expect([(await submissions.stored()).length, (await emails()).length]).toEqual([11, 10]);
  expect((await steps()).filter(({ reason }) => reason === 'limited').map(({ state }) => state)).toEqual(['failed']);
});

test('a submission and its steps are stored together or not at all', async () => {
  const { db } = submissions.open;
  await want({ emailTo: OWNER });
  await sql`alter table submission_step add constraint failing check (false) not valid`.execute(db);
  const sent = submissions.body();
  const failed = await submissions.call(sent);
  await sql`alter table submission_step drop constraint failing`.execute(db);
  expect([failed.statusCode, await submissions.stored(), await emails()]).toEqual([500, [], []]);
  await submissions.call(sent);
  expect([await states(), (await emails()).length]).toEqual([[['email', 'waiting']], 1]);
});

test('a step says that its email waits for another try and why, and then that it is done', async () => {
  const { db } = submissions.open;
  await want({ emailTo: OWNER });
  await submissions.send();
  await sendWith({ send: () => Promise.reject(new Error('Mailbox is full.')) });
  await noteEmails(db);
  const [waiting] = await steps();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, reason: 'mail', detail: 'Error: Mailbox is full.' });
  expect(waiting!.due_at!.getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect(await listAt(`/config/forms?id=${waiting?.submission_id}`)).toContain('Mailbox is full.');
  await db
    .updateTable('mail_outbox')
    .set({ due_at: new Date(0) })
    .execute();
  await sendWith(TAKES);
  await noteEmails(db);
  expect(await steps()).toMatchObject([{ state: 'done', reason: null, detail: null, due_at: null }]);
  expect(await noteEmails(db)).toBe(0);
});

test('an email that is given up fails its step, and the owner sends it again; who did is noted', async () => {
  const { db } = submissions.open;
  await want({ emailTo: OWNER });
  await submissions.send();
  await db.updateTable('mail_outbox').set({ body: null, html: null, last_error: 'No.' }).execute();
  await noteEmails(db);
  expect(await states()).toEqual([['email', 'failed']]);
  const editor = await signedIn();
  const [{ id, submission_id: submissionId } = { id: '', submission_id: '' }] = await steps();
  const [first, second] = await Promise.all([1, 2].map(() => editor.twin().call('POST', path, { step: id })));
  expect([first?.json().location, second?.json().location]).toEqual(
    Array.from({ length: 2 }, () => `/config/forms?id=${submissionId}`),
  );
  expect([await states(), (await emails()).filter(({ body }) => body !== null).length]).toEqual([
    [['email', 'waiting']],
    1,
  ]);
  await sendWith(TAKES);
  await noteEmails(db);
  const page = await listAt(`/config/forms?id=${submissionId}`);
  for (const text of ['Email to you', 'Done:', 'Sent again by']) expect(page).toContain(text);
});

test('nobody else sends a step again, and nobody one of another site; a form without the setting says so', async () => {
  await want({ emailTo: OWNER });
  await submissions.send();
  await submissions.open.db.updateTable('submission_step').set({ state: 'failed' }).execute();
  const [{ id } = { id: '' }] = await steps();
  expect((await (await signedIn('viewer')).call('POST', path, { step: id })).statusCode).toBe(403);
  expect((await submissions.open.visitor().call('POST', path, { step: id })).statusCode).toBe(401);
  const editor = await signedIn();
  const [other = ''] = await store(1);
  expect((await editor.call('POST', path, { step: other })).json().error).toContain('does not exist');
  await want({});
  const refused = await editor.call('POST', path, { step: id });
  expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('Storage')]);
  expect(await states()).toEqual([['email', 'failed']]);
});
