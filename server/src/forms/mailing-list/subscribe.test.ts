import { spec } from '../../../../tools/testing/spec';
import { blocksOf } from '../contact-form/submissions.fixture';
import { ADA, prepareSubscribers } from './subscribers.fixture';

const subscribers = prepareSubscribers();
const { act, age, emails, rows, setDoubleOptIn, signUp, token } = subscribers;
const states = async () => (await rows()).map(({ email, state }) => [email, state]);
const subjects = async () => (await emails()).map(({ recipient, subject }) => [recipient, subject]);

spec('MAIL-05', 'with double opt-in an address is subscribed only once it has confirmed', async () => {
  expect((await signUp()).statusCode).toBe(200);
  expect(await states()).toEqual([[ADA, 'unconfirmed']]);
  expect(await subjects()).toEqual([[ADA, expect.stringContaining('Please confirm')]]);
  expect((await act('confirmSubscription', await token())).json()).toEqual({ message: 'You are subscribed.' });
  expect(await states()).toEqual([[ADA, 'subscribed']]);
});

spec('MAIL-05', 'without double opt-in an address is subscribed at once, and told how to leave', async () => {
  await setDoubleOptIn(false);
  await signUp();
  expect(await states()).toEqual([[ADA, 'subscribed']]);
  const [welcome] = await emails();
  expect(welcome).toMatchObject({ recipient: ADA, unsubscribe_url: expect.stringContaining('/one-click/') });
  expect(welcome?.body).toContain('/newsletter/unsubscribe/');
});

test('what the subscriber agreed to is recorded: when, where, and the words of the form', async () => {
  const before = Date.now();
  await signUp();
  const [{ consent } = { consent: undefined }] = await rows();
  expect(consent).toEqual({
    at: expect.any(String),
    formId: blocksOf()[1],
    pagePath: '/',
    shownText: 'Letters\nOnce a month.\nEmail',
  });
  expect(Date.parse(consent?.at ?? '')).toBeGreaterThanOrEqual(before);
});

test('an address is on a list once, however it is written and whoever sends it at the same time', async () => {
  const written = [ADA, 'Ada@Example.com', 'ADA@EXAMPLE.COM', ADA];
  const replies = await Promise.all(written.map((email) => signUp(email)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await rows()).toHaveLength(1);
  expect(await emails()).toHaveLength(1);
});

test('a submission that is sent again subscribes nobody again', async () => {
  const visitor = subscribers.open.visitor();
  const body = { formId: blocksOf()[1], key: 'AAAAAAAAAAAAAAAAAAAAAA', form: JSON.stringify({ email: ADA }) };
  const send = () => visitor.call('POST', '/api/form/SaveFormSubmission', body);
  await send();
  await act('confirmSubscription', await token());
  await subscribers.open.db.deleteFrom('list_subscriber').execute();
  expect((await send()).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test('a stranger gets the same reply for an address that is subscribed, and it gets no email', async () => {
  const fresh = (await signUp()).json<object>();
  await act('confirmSubscription', await token());
  const count = (await emails()).length;
  const again = (await signUp()).json<object>();
  expect({ ...again, key: '' }).toEqual({ ...fresh, key: '' });
  expect(await emails()).toHaveLength(count);
  expect(await states()).toEqual([[ADA, 'subscribed']]);
});

test('a repeated request sends another email after ten minutes, at most five an hour at once', async () => {
  await signUp();
  await signUp();
  expect(await emails()).toHaveLength(1);
  for (let count = 0; count < 5; count += 1) {
    await age(1);
    await signUp();
  }
  const sent = await emails();
  expect(sent).toHaveLength(6);
  const waits = sent.filter(({ scheduled_at: at, created_at: made }) => at.getTime() - made.getTime() > 60_000);
  expect(waits).toHaveLength(1);
});

test('who has unsubscribed is subscribed again only by confirming, with or without double opt-in', async () => {
  await setDoubleOptIn(false);
  await signUp();
  await act('unsubscribe', await token());
  await age(1);
  await signUp();
  expect(await states()).toEqual([[ADA, 'unconfirmed']]);
  await act('confirmSubscription', await token());
  expect(await states()).toEqual([[ADA, 'subscribed']]);
});

test('a form whose list no longer exists stores its answers', async () => {
  const { db } = subscribers.open;
  const list = await db.selectFrom('mailing_list').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('mailing_list').execute();
  expect((await signUp()).statusCode).toBe(200);
  expect([await rows(), await emails()]).toEqual([[], []]);
  expect(await db.selectFrom('form_submission').select('fields').execute()).toEqual([{ fields: { email: ADA } }]);
  await db.insertInto('mailing_list').values(list).execute();
});
