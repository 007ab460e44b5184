import fc from 'fast-check';
import { SUBMISSION_STEPS_CALLS } from 'shared-types/admin/forms/submission-steps';
import { prepareStoredSubmissions } from '../../admin/submissions/stored-submissions.fixture';
import { exampleForm } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { openReceiver, statusOf, type ReceivedMessage, type Receiver } from '../../platform/outgoing/receiver.fixture';
import { ANSWERS, blocksOf, KEPT } from '../contact-form/submissions.fixture';
import { NO_STORAGE, saveStorage } from '../submission-steps/form-storage.store';
import { postWebhook } from './post-webhook';
import { sendWebhooks } from './send-webhooks';
import { webhookHeaders } from './sign-webhook';
import { keepSecret, signingSecrets } from './webhook-secret.store';

// The server's own job would take what is due, and post it to the internet.
const { submissions, signedIn, listAt } = prepareStoredSubmissions({ runsJobs: false });
const [, formId] = blocksOf();
const { path } = SUBMISSION_STEPS_CALLS.retryStep;
const log = { warn: () => undefined };
const OPEN = new AbortController().signal;
/** More than there are attempts. */
const RUNS = 15;

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.clear();
  await want(receiver.url);
});
afterEach(async () => {
  await submissions.clear();
  await submissions.open.db.deleteFrom('form_webhook_secret').execute();
  await submissions.open.db.deleteFrom('form_storage').execute();
});

const form = async () => {
  const { id } = await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return { siteId: id, formId };
};
async function want(webhookUrl: string | undefined, isNew = false): Promise<void> {
  const { db } = submissions.open;
  await saveStorage(db, await form(), { ...NO_STORAGE, webhookUrl });
  await keepSecret(db, { ...(await form()), isNeeded: webhookUrl !== undefined, isNew });
}
const steps = () => submissions.open.db.selectFrom('submission_step').selectAll().execute();
const postHere: typeof postWebhook = (message, target) => postWebhook(message, target, receiver.network);
const run = (post: Parameters<typeof sendWebhooks>[2] = postHere) =>
  sendWebhooks({ db: submissions.open.db, log }, OPEN, post);
/** The time until the next attempts passes. */
const wait = () =>
  submissions.open.db
    .updateTable('submission_step')
    .set({ due_at: new Date(0) })
    .where('state', '=', 'waiting')
    .execute();
function firstMessage(): ReceivedMessage {
  const [message] = receiver.messages;
  if (!message) throw new Error('Nothing was received.');
  return message;
}
const ids = () => receiver.messages.map(({ headers }) => headers['webhook-id']);

test('each submission is posted once as JSON, signed with the secret of the form', async () => {
  const sent = submissions.body();
  await submissions.call(sent);
  await submissions.call(sent);
  const [{ id, number, received_at: receivedAt } = { id: '', number: '', received_at: new Date() }] =
    await submissions.stored();
  await run();
  await wait();
  await run();
  expect(receiver.messages).toHaveLength(1);
  const { headers, body } = firstMessage();
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(Math.abs(sentAt.getTime() - Date.now())).toBeLessThan(60_000);
  expect(headers).toMatchObject(
    webhookHeaders({ id, sentAt, body }, await signingSecrets(submissions.open.db, await form())),
  );
  const { answers, ...data } = JSON.parse(body).data;
  expect(JSON.parse(body)).toMatchObject({ type: 'form.submitted', timestamp: receivedAt.toISOString() });
  expect(data).toEqual({ id, number, form: { id: formId, title: exampleForm.title }, pagePath: '/' });
  expect(answers).toContainEqual(
    expect.objectContaining({ id: 'who', type: 'name', value: KEPT.who, text: 'Ada Lovelace' }),
  );
  expect(answers).toContainEqual(expect.objectContaining({ id: 'words', value: KEPT.words }));
  expect(await steps()).toMatchObject([
    { kind: 'webhook', state: 'done', webhook_body: null, due_at: null, reason: null },
  ]);
});

test('a form without a webhook posts nothing, and no message has a password', async () => {
  const fields = [...exampleForm.fields, { id: 'word', type: 'password', title: 'Passphrase', required: false }];
  await submissions.open.load(patched({ 'pages.0.blocks.1.settings': { ...exampleForm, fields } }));
  await submissions.send({ form: JSON.stringify({ ...ANSWERS, word: 'hunter2' }) });
  await run();
  expect(receiver.messages).toHaveLength(1);
  expect(receiver.messages[0]?.body).not.toMatch(/hunter2|Passphrase/);
  await want(undefined);
  await submissions.send();
  expect(await steps()).toHaveLength(1);
  await submissions.open.load(patched({}));
});

test('each submission arrives at least once, always with the same id and body, whatever fails on the way', async () => {
  const faults = ['500', '302', 'lost reply', 'killed before', 'killed after', 'taken'] as const;
  const fault = fc.constantFrom(...faults);
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 9 }), async (planned) => {
      await submissions.clear();
      receiver.clear();
      await submissions.send();
      const [{ id } = { id: '' }] = await submissions.stored();
      let ends = '';
      for (const kind of [...planned, 'taken']) {
        receiver.answerWith((response, message) => {
          if (kind === 'lost reply') response.socket?.destroy();
          else statusOf(kind === '500' ? 500 : kind === '302' ? 302 : 204, { location: '/' })(response, message);
        });
        // A server that is killed notes nothing.
        await run(async (...input) => {
          if (kind === 'killed before') throw new Error('killed');
          const outcome = await postHere(...input);
          if (kind === 'killed after') throw new Error('killed');
          return outcome;
        }).catch((error: unknown) => expect(String(error)).toBe('Error: killed'));
        ends = (await steps())[0]?.state ?? '';
        await wait();
      }
      expect(ends).toBe('done');
      expect(ids().length).toBeGreaterThanOrEqual(1);
      expect(new Set(ids())).toEqual(new Set([id]));
      expect(new Set(receiver.messages.map(({ body }) => body)).size).toBe(1);
    }),
    { numRuns: 20 },
  );
});

test('a claimed message is left alone by other servers for a minute, and then it is due again', async () => {
  await submissions.send();
  await run(() => Promise.reject(new Error('killed'))).catch(() => undefined);
  await Promise.all([run(), run()]);
  expect(receiver.messages).toEqual([]);
  const [{ due_at: dueAt } = { due_at: null }] = await steps();
  expect(dueAt!.getTime() - Date.now()).toBeGreaterThan(50_000);
  expect(dueAt!.getTime() - Date.now()).toBeLessThan(70_000);
  await wait();
  await Promise.all([run(), run()]);
  expect(receiver.messages).toHaveLength(1);
});

test('a failed job posts nothing after it has ended', async () => {
  for (const words of ['Fails', 'Is slow']) await submissions.answer({ words });
  let slow = 'not begun';
  const failing = run(async ({ body }) => {
    if (body.includes('Fails')) throw new Error('killed');
    slow = 'begun';
    await new Promise((resolve) => setTimeout(resolve, 100));
    slow = 'ended';
    return { kind: 'taken' };
  });
  await expect(failing).rejects.toThrow('killed');
  expect(slow).toBe('ended');
});

test('many servers post many submissions once each', async () => {
  for (let count = 0; count < 12; count += 1) await submissions.answer({ words: `Message ${count}` });
  await Promise.all([run(), run(), run()]);
  expect([ids().length, new Set(ids()).size]).toEqual([12, 12]);
});

test('after the last attempt the message is kept as failed, with the reason, and the owner sends it again', async () => {
  receiver.answerWith(statusOf(500));
  await submissions.send();
  await run();
  const [first] = await steps();
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, reason: 'refused', detail: 'HTTP 500' });
  for (let count = 0; count < RUNS; count += 1) {
    await wait();
    await run();
  }
  expect(receiver.messages).toHaveLength(11);
  const [failed] = await steps();
  expect(failed).toMatchObject({ state: 'failed', attempts: 11, reason: 'refused', due_at: null, webhook_body: null });
  const page = await listAt(`/config/forms?id=${failed?.submission_id}`);
  for (const text of ['Webhook', 'Failed', 'HTTP 500', 'Send again']) expect(page).toContain(text);
  receiver.answerWith(statusOf(200));
  expect((await (await signedIn()).call('POST', path, { step: failed?.id })).statusCode).toBe(200);
  await run();
  expect(await steps()).toMatchObject([{ state: 'done', reason: null, detail: null }]);
  expect([ids().length, new Set(ids()).size]).toEqual([12, 1]);
});

test('status 410 ends it at once', async () => {
  receiver.answerWith(statusOf(410));
  await submissions.send();
  for (let count = 0; count < RUNS; count += 1) {
    await run();
    await wait();
  }
  expect(receiver.messages).toHaveLength(1);
  expect(await steps()).toMatchObject([{ state: 'failed', reason: 'gone', attempts: 1 }]);
});

test('a private address gets nothing, and the owner sees why', async () => {
  await want('https://10.0.0.1/');
  await submissions.send();
  await run(postWebhook);
  expect(await steps()).toMatchObject([{ state: 'waiting', reason: 'private', attempts: 1 }]);
});

test('what waits when the owner removes the webhook fails, and the owner cannot send it again', async () => {
  await submissions.send();
  await want(undefined);
  await run();
  const [{ id, ...step } = { id: '' }] = await steps();
  expect([step, receiver.messages]).toMatchObject([{ state: 'failed', reason: 'removed' }, []]);
  expect((await (await signedIn()).call('POST', path, { step: id })).statusCode).toBe(400);
});

test('for 24 hours after a rotation both secrets sign, the new one first', async () => {
  const { db } = submissions.open;
  const [old = ''] = await signingSecrets(db, await form());
  await want(receiver.url, true);
  const [current = '', ...others] = await signingSecrets(db, await form());
  expect([others, current === old]).toEqual([[old], false]);
  await submissions.send();
  await run();
  const { headers, body } = firstMessage();
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
  const message = { id: String(headers['webhook-id']), sentAt, body };
  expect(headers['webhook-signature']).toBe(
    [current, old].map((secret) => webhookHeaders(message, [secret])['webhook-signature']).join(' '),
  );
  const until = await db.selectFrom('form_webhook_secret').select('valid_until').where('secret', '=', old).execute();
  const hours = (until[0]!.valid_until!.getTime() - Date.now()) / 3_600_000;
  expect([hours > 23.9, hours < 24.1]).toEqual([true, true]);
  await db.updateTable('form_webhook_secret').set({ valid_until: new Date() }).where('secret', '=', old).execute();
  expect(await signingSecrets(db, await form())).toEqual([current]);
});
