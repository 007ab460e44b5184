import { openReceiver, type Receiver } from '../../../platform/outgoing/receiver.fixture';
import type { DeliveryStatus } from 'shared-types/admin/people/list-connection';
import type { ListChange } from '../list-connector';
import { API_KEY, AUDIENCE_ID, mailchimpAt, memberHash, openMailchimp, type Mailchimp } from './mailchimp.fixture';
import { mailchimpConnector, mailchimpUrl } from './mailchimp-connector';

let receiver: Receiver;
let mailchimp: Mailchimp;
beforeAll(async () => {
  receiver = await openReceiver();
});
beforeEach(() => {
  receiver.clear();
  mailchimp = openMailchimp();
  receiver.answerWith(mailchimp.answer);
});
afterAll(() => receiver.close());

const list = { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7101', name: 'Kiln news' };
const change = (status: DeliveryStatus, email = 'Ada@Example.com'): ListChange => ({
  id: 'change-1',
  email,
  status,
  changedAt: new Date(),
  list,
});
const target = (over: object = {}) => ({
  url: mailchimpAt(receiver.url),
  apiKey: API_KEY,
  audienceId: AUDIENCE_ID,
  secrets: [],
  ...over,
});
const deliver = (
  status: DeliveryStatus,
  { email, ...over }: { email?: string; audienceId?: string; apiKey?: string } = {},
) => mailchimpConnector.deliver(change(status, email), target(over), receiver.network);
const answerProblem = (status: number, body: string, headers = {}) =>
  receiver.answerWith((response) => response.writeHead(status, headers).end(body));

test('a subscriber is put by the hash of the address, and twice is the same', async () => {
  expect(await deliver('subscribed')).toEqual({ kind: 'done' });
  expect(await deliver('subscribed', { email: ' ada@example.com' })).toEqual({ kind: 'done' });
  expect([...mailchimp.members.keys()]).toEqual([memberHash('ada@example.com')]);
  const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] = receiver.messages;
  expect([method, path.split('?')[0]]).toEqual([
    'PUT',
    `/3.0/lists/${AUDIENCE_ID}/members/${memberHash('ada@example.com')}`,
  ]);
  expect(headers.authorization).toBe(`Basic ${Buffer.from(`anystring:${API_KEY}`).toString('base64')}`);
  expect(JSON.parse(body)).toEqual({
    email_address: 'Ada@Example.com',
    status_if_new: 'subscribed',
    status: 'subscribed',
  });
});

test('who leaves is unsubscribed, and subscribed again after coming back', async () => {
  await deliver('subscribed');
  expect(await deliver('unsubscribed')).toEqual({ kind: 'done' });
  expect(mailchimp.statusOf('ada@example.com')).toBe('unsubscribed');
  await deliver('subscribed');
  expect(mailchimp.statusOf('ada@example.com')).toBe('subscribed');
});

test('who is not there is not created by unsubscribing, but an unknown audience is refused', async () => {
  expect(await deliver('unsubscribed')).toEqual({ kind: 'done' });
  expect([mailchimp.members.size, receiver.messages.map(({ method }) => method)]).toEqual([0, ['PATCH', 'GET']]);
  for (const status of ['subscribed', 'unsubscribed'] as const)
    expect(await deliver(status, { audienceId: 'zz' })).toMatchObject({ kind: 'refused', reason: 'no-audience' });
});

test('an address that only its owner can subscribe again is refused with what Mailchimp says; leaving is done', async () => {
  mailchimp.blocked.add('Ada@Example.com');
  expect(await deliver('subscribed')).toEqual({
    kind: 'refused',
    reason: 'blocked',
    detail: 'Ada@Example.com is in a compliance state and cannot be subscribed.',
  });
  answerProblem(400, JSON.stringify({ title: 'Member In Compliance State', detail: 'Ada' }));
  expect(await deliver('unsubscribed')).toEqual({ kind: 'done' });
});

test('a wrong key is refused at once', async () => {
  expect(await deliver('subscribed', { apiKey: 'another-us6' })).toEqual({
    kind: 'refused',
    reason: 'denied',
    detail: 'Your API key may be invalid.',
  });
});

test.each([
  [
    400,
    '{"title":"Invalid Resource","detail":"Too many sign-ups; not now."}',
    {},
    'again',
    'refused',
    'Too many sign-ups; not now.',
  ],
  [400, '{"title":"JSON Parse Error","detail":"No."}', {}, 'refused', 'refused', 'No.'],
  [400, '<html>', {}, 'again', 'refused', 'HTTP 400'],
  [400, '{"title":7}', {}, 'again', 'refused', 'HTTP 400'],
  [403, '<html>', {}, 'again', 'denied', 'HTTP 403'],
  [302, '', { location: '/' }, 'again', 'refused', 'HTTP 302'],
  [429, '{"title":"Too Many Requests","detail":"Slow down."}', { 'retry-after': '30' }, 'again', 'busy', 'Slow down.'],
  [500, '', {}, 'again', 'refused', 'HTTP 500'],
])('status %i with %s is %s', async (status, body, headers, kind, reason, detail) => {
  answerProblem(status, body, headers);
  const pause = status === 429 ? { pauseMs: 30_000 } : {};
  expect(await deliver('subscribed')).toEqual({ kind, reason, detail, ...pause });
});

test('a late, cut or endless answer is tried again, unless its status was there', async () => {
  receiver.answerWith(() => undefined);
  const late = await mailchimpConnector.deliver(change('subscribed'), target(), {
    ...receiver.network,
    longestMs: 200,
  });
  expect(late).toEqual({ kind: 'again', reason: 'late' });
  receiver.answerWith((response) => response.socket?.destroy());
  expect(await deliver('subscribed')).toMatchObject({ kind: 'again', reason: 'unreachable' });
  receiver.answerWith((response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{');
    setTimeout(() => response.socket?.destroy(), 50);
  });
  expect(await deliver('subscribed')).toEqual({ kind: 'done' });
  receiver.answerWith((response) => {
    response.writeHead(400);
    const more = setInterval(() => response.write('x'.repeat(4096)), 1);
    response.on('close', () => clearInterval(more));
  });
  expect(await deliver('subscribed')).toEqual({ kind: 'again', reason: 'refused', detail: 'HTTP 400' });
});

test('a test reads the audience and subscribes nobody', async () => {
  expect(await mailchimpConnector.test(list, target(), receiver.network)).toEqual({ kind: 'done' });
  expect(receiver.messages.map(({ method, path }) => [method, path])).toEqual([
    ['GET', `/3.0/lists/${AUDIENCE_ID}?fields=id`],
  ]);
  const wrong = await mailchimpConnector.test(list, target({ audienceId: 'zz' }), receiver.network);
  expect(wrong).toMatchObject({ kind: 'refused', reason: 'no-audience' });
});

test('the end of a key is the data centre of its account', () => {
  expect(mailchimpUrl(API_KEY)).toBe('https://us6.api.mailchimp.com/3.0');
  for (const wrong of ['', 'us6', 'key-', 'key-6', 'key-us6.evil.example/', 'key-us6#', 'key-us6\n'])
    expect([wrong, mailchimpUrl(wrong)]).toEqual([wrong, undefined]);
});
