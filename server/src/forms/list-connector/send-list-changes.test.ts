import { spec } from '../../../../tools/testing/spec';
import { addToList } from '../../admin/subscribers/subscribers.store';
import { statusOf } from '../../platform/outgoing/receiver.fixture';
import { deleteSubscriber, unsubscribe } from '../mailing-list/subscribe';
import { ADA, LIST_ID } from '../mailing-list/subscribers.fixture';
import { webhookHeaders } from '../webhook/sign-webhook';
import { prepareConnectedList } from './connected-list.fixture';
import { sweepListDeliveries } from './list-delivery.store';
import { API_KEY, AUDIENCE_ID, mailchimpAt, openMailchimp } from './services/mailchimp.fixture';

const list = prepareConnectedList();
const { subscribers, connect, run, wait, deliveries, received } = list;
const { act, rows, setDoubleOptIn, signUp, token } = subscribers;
/** More than there are attempts. */
const RUNS = 15;
const DAY_MS = 86_400_000;

const events = () => received().map(({ event, email }) => [event, email]);
async function subscriberOf(email = ADA) {
  const row = (await rows()).find((one) => one.email_key === email);
  if (!row) throw new Error(`${email} is not on the list.`);
  return { siteId: row.site_id, subscriberId: row.id };
}
const leave = async (email?: string) => unsubscribe(subscribers.open.db, await subscriberOf(email));
const join = async (email = ADA) => {
  await signUp(email);
  await act('confirmSubscription', await token());
};

spec(
  'MAIL-02',
  'who confirms and who unsubscribes is carried to the service, once each, and nothing of it is kept',
  async () => {
    await connect();
    await signUp();
    await run();
    expect([received(), await deliveries()]).toEqual([[], []]);
    const confirming = await token();
    await act('confirmSubscription', confirming);
    await act('confirmSubscription', confirming);
    await run();
    const leaving = await token();
    await act('unsubscribe', leaving);
    await act('unsubscribe', leaving);
    await run();
    await run();
    expect(events()).toEqual([
      ['subscribed', ADA],
      ['unsubscribed', ADA],
    ]);
    expect(new Set(received().map(({ id }) => id)).size).toBe(2);
    expect(await deliveries()).toEqual([]);
    expect((await list.connection())?.delivered_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  },
);

test('Mailchimp has in the end what the list has', async () => {
  const mailchimp = openMailchimp();
  list.receiver.answerWith(mailchimp.answer);
  await connect('mailchimp', { url: mailchimpAt(list.receiver.url), apiKey: API_KEY, audienceId: AUDIENCE_ID });
  await join();
  await join('ben@example.com');
  await run();
  await leave();
  await run();
  expect([mailchimp.statusOf(ADA), mailchimp.statusOf('ben@example.com')]).toEqual(['unsubscribed', 'subscribed']);
});

test('without double opt-in, and where the owner adds addresses, subscribers are carried at once', async () => {
  await connect();
  await setDoubleOptIn(false);
  await signUp();
  const { siteId } = await subscriberOf();
  const emails = ['ben@example.com', ADA, 'zoe@example.com'];
  await addToList(subscribers.open.db, { siteId, list: LIST_ID, emails, shownText: 'Agreed.' });
  await run();
  expect(events().sort()).toEqual([
    ['subscribed', ADA],
    ['subscribed', 'ben@example.com'],
    ['subscribed', 'zoe@example.com'],
  ]);
});

test('a deleted subscriber is unsubscribed there; an unconfirmed one never was', async () => {
  await connect();
  await join();
  await run();
  await signUp('ben@example.com');
  for (const email of [ADA, 'ben@example.com']) await deleteSubscriber(subscribers.open.db, await subscriberOf(email));
  await run();
  expect([await rows(), await deliveries(), events()]).toEqual([
    [],
    [],
    [
      ['subscribed', ADA],
      ['unsubscribed', ADA],
    ],
  ]);
});

test('who unsubscribes before confirming is not carried', async () => {
  await connect();
  await signUp();
  await leave();
  await run();
  expect([(await rows())[0]?.state, received()]).toEqual(['unsubscribed', []]);
});

test('a list without a connection queues nothing, and a new connection gets changes from then on', async () => {
  await join();
  expect(await deliveries()).toEqual([]);
  await connect();
  await join('ben@example.com');
  await run();
  expect(events()).toEqual([['subscribed', 'ben@example.com']]);
});

test('of several changes that wait only the newest is carried', async () => {
  await connect();
  await join();
  await leave();
  await run();
  expect(events()).toEqual([['unsubscribed', ADA]]);
});

test('a change that comes while an older one is on its way waits for it, and is carried after it', async () => {
  await connect();
  await join();
  let answerFirst = () => {};
  const isReceived = new Promise<void>((resolve) => {
    list.receiver.answerWith((response) => {
      answerFirst = () => response.writeHead(204).end();
      resolve();
    });
  });
  const running = run();
  await isReceived;
  list.receiver.answerWith(statusOf(204));
  await leave();
  await run();
  expect(events()).toEqual([['subscribed', ADA]]);
  answerFirst();
  await running;
  await run();
  expect(events()).toEqual([
    ['subscribed', ADA],
    ['unsubscribed', ADA],
  ]);
  expect(await deliveries()).toEqual([]);
});

test('a server that dies between post and note sends it again after a minute, with the same id', async () => {
  await connect();
  await join();
  const { db } = subscribers.open;
  const before = await deliveries();
  await run();
  // As the row was while the server was posting it.
  await db
    .insertInto('list_delivery')
    .values({ ...before[0]!, attempts: 1, claim_id: before[0]!.id, ...claimedFor(60_000) })
    .execute();
  await Promise.all([run(), run()]);
  expect(received()).toHaveLength(1);
  await db.updateTable('list_delivery').set(claimedFor(0)).execute();
  await Promise.all([run(), run()]);
  expect(received()).toHaveLength(2);
  expect(received()[1]).toEqual(received()[0]);
  expect(await deliveries()).toEqual([]);
});

const claimedFor = (ms: number) => ({ due_at: new Date(Date.now() + ms), claimed_until: new Date(Date.now() + ms) });

test('many servers carry many changes once each', async () => {
  await connect();
  await setDoubleOptIn(false);
  await signUp();
  const { siteId } = await subscriberOf();
  const emails = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.com`);
  await addToList(subscribers.open.db, { siteId, list: LIST_ID, emails, shownText: 'Agreed.' });
  await Promise.all([run(), run(), run()]);
  await run();
  expect(received()).toHaveLength(41);
  expect(new Set(received().map(({ email }) => email)).size).toBe(41);
});

test('a service that is away for hours gets the change then; after a day it has failed, and is sent again', async () => {
  await connect();
  await join();
  list.receiver.answerWith(statusOf(500));
  await run();
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, reason: 'refused', detail: 'HTTP 500' }]);
  for (let count = 0; count < RUNS; count += 1) {
    await wait();
    await run();
  }
  expect(received()).toHaveLength(11);
  expect(new Set(received().map(({ id }) => id)).size).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 11, reason: 'refused' }]);
  list.receiver.answerWith(statusOf(204));
  await leave();
  await run();
  expect(events().slice(-1)).toEqual([['unsubscribed', ADA]]);
  expect(await deliveries()).toEqual([]);
});

test('what the service refuses for good is not tried again', async () => {
  await connect();
  await join();
  list.receiver.answerWith(statusOf(410));
  for (let count = 0; count < RUNS; count += 1) {
    await run();
    await wait();
  }
  expect(received()).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'failed', reason: 'gone', attempts: 1 }]);
});

test('a service that is busy gets nothing until the time it has said', async () => {
  await connect();
  await join();
  await join('ben@example.com');
  list.receiver.answerWith(statusOf(429, { 'retry-after': '1800' }));
  await run();
  const asked = received().length;
  await wait();
  await run();
  expect(received()).toHaveLength(asked);
  expect(await deliveries()).toHaveLength(2);
  const resumes = (await list.connection())?.resumes_at?.getTime() ?? 0;
  expect([resumes - Date.now() > 1_700_000, resumes - Date.now() <= 1_800_000]).toEqual([true, true]);
  await subscribers.open.db
    .updateTable('list_connection')
    .set({ resumes_at: new Date(0) })
    .execute();
  list.receiver.answerWith(statusOf(204));
  await run();
  expect(await deliveries()).toEqual([]);
});

test('another target gets what waits, also what is on its way to the former one', async () => {
  await connect();
  await join();
  list.receiver.answerWith((response, message) => {
    void connect('automation', { url: list.receiver.url.replace('/forms', '/new') }).then(() =>
      statusOf(204)(response, message),
    );
  });
  await run();
  list.receiver.answerWith(statusOf(204));
  await wait();
  await run();
  expect(list.receiver.messages.map(({ path }) => path)).toEqual(['/forms', '/new']);
  expect(await deliveries()).toEqual([]);
});

test('a replaced secret signs for a day beside the new one', async () => {
  await connect('webhook');
  const old = (await list.connection())?.secret ?? '';
  await connect('webhook', { wantsNewSecret: true });
  const current = (await list.connection())?.secret ?? '';
  await join();
  await run();
  const { headers, body } = list.receiver.messages[0]!;
  const message = {
    id: String(headers['webhook-id']),
    sentAt: new Date(Number(headers['webhook-timestamp']) * 1000),
    body,
  };
  expect(current).not.toBe(old);
  expect(headers).toMatchObject(webhookHeaders(message, [current, old]));
  await subscribers.open.db.updateTable('list_connection').set({ old_secret_until: new Date() }).execute();
  await leave();
  await run();
  expect(String(list.receiver.messages[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('with the list or its connection, what waits ends', async () => {
  const { db } = subscribers.open;
  await connect();
  await join();
  await db.deleteFrom('list_connection').execute();
  expect(await deliveries()).toEqual([]);
  await run();
  expect(received()).toEqual([]);
  await expect(leave()).resolves.toBeUndefined();
});

test('a connection that is removed while somebody confirms keeps nobody from confirming', async () => {
  await connect();
  await signUp();
  const confirming = await token();
  const [confirmed] = await Promise.all([
    act('confirmSubscription', confirming),
    subscribers.open.db.deleteFrom('list_connection').execute(),
  ]);
  expect([confirmed.statusCode, (await rows())[0]?.state]).toEqual([200, 'subscribed']);
});

test('what has failed is deleted after 30 days, and what waits is not', async () => {
  const { db } = subscribers.open;
  await connect();
  await join();
  await join('ben@example.com');
  await db.updateTable('list_delivery').set({ state: 'failed' }).where('email', '=', ADA).execute();
  for (const [days, left] of [
    [29, 2],
    [31, 1],
  ] as const) {
    await db
      .updateTable('list_delivery')
      .set({ due_at: new Date(Date.now() - days * DAY_MS) })
      .execute();
    await sweepListDeliveries(db);
    expect([days, (await deliveries()).length]).toEqual([days, left]);
  }
});
