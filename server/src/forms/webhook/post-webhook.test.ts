import { hash } from 'node:crypto';
import { createPublicLookup } from '../../platform/outgoing/public-address';
import { openReceiver, statusOf, type Receiver } from '../../platform/outgoing/receiver.fixture';
import type { OutgoingNetwork } from '../../platform/outgoing/send-request';
import { postWebhook } from './post-webhook';

const SECRETS = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
const MESSAGE = { id: 'message-1', sentAt: new Date(1_614_265_330_000), body: '{"test":"zażółć"}' };
let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
beforeEach(() => receiver.clear());
afterAll(() => receiver.close());
const post = (network: Partial<OutgoingNetwork> = {}, url = receiver.url, body = MESSAGE.body) =>
  postWebhook({ ...MESSAGE, body }, { url, secrets: SECRETS }, { ...receiver.network, ...network });

test('posts JSON with the headers of Standard Webhooks', async () => {
  expect(await post()).toEqual({ kind: 'taken' });
  const [{ headers, path, body } = { headers: {}, path: '', body: '' }] = receiver.messages;
  expect([path, body]).toEqual(['/forms', MESSAGE.body]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'message-1',
    'webhook-timestamp': '1614265330',
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
  });
});

test.each([
  [200, { kind: 'taken' }],
  [299, { kind: 'taken' }],
  [304, { kind: 'refused', status: 304 }],
  [400, { kind: 'refused', status: 400 }],
  [410, { kind: 'gone' }],
  [500, { kind: 'refused', status: 500 }],
])('status %i is %o', async (status, outcome) => {
  receiver.answerWith(statusOf(status));
  expect(await post()).toEqual(outcome);
});

test.each([301, 302, 303, 307, 308])('a redirect by %i is not followed', async (status) => {
  receiver.answerWith(statusOf(status, { location: '/elsewhere' }));
  expect(await post()).toEqual({ kind: 'refused', status });
  expect(receiver.messages.map(({ path }) => path)).toEqual(['/forms']);
});

test('no answer in time is late', async () => {
  receiver.answerWith(() => undefined);
  expect(await post({ longestMs: 300 })).toEqual({ kind: 'late' });
  expect(receiver.messages).toHaveLength(1);
});

test('an answer without end is not read', async () => {
  let isOpen = true;
  receiver.answerWith((response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.on('close', () => {
      clearInterval(more);
      isOpen = false;
    });
  });
  expect(await post()).toEqual({ kind: 'taken' });
  while (isOpen) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('an answer whose headers are too large, a broken one, and a closed port are unreachable', async () => {
  receiver.answerWith(statusOf(200, { large: 'x'.repeat(100_000) }));
  expect(await post()).toMatchObject({ kind: 'unreachable' });
  receiver.answerWith((response) => response.socket?.destroy());
  expect(await post()).toEqual({ kind: 'unreachable', detail: 'ECONNRESET' });
  expect(await post({}, 'https://receiver.example:1/')).toEqual({ kind: 'unreachable', detail: 'ECONNREFUSED' });
});

test('another certificate than a trusted one for the name is unreachable, and gets nothing', async () => {
  const { ca: _, ...network } = receiver.network;
  const message = { ...MESSAGE, body: '{}' };
  const untrusted = await postWebhook(message, { url: receiver.url, secrets: SECRETS }, network);
  const misnamed = await post({}, receiver.url.replace('receiver.', 'other.'));
  expect([untrusted.kind, misnamed.kind, receiver.messages]).toEqual(['unreachable', 'unreachable', []]);
});

test('a large body arrives whole', async () => {
  const body = JSON.stringify({ words: 'ż'.repeat(2_000_000) });
  expect(await post({}, receiver.url, body)).toEqual({ kind: 'taken' });
  expect(hash('sha256', receiver.messages[0]?.body ?? '')).toBe(hash('sha256', body));
});

test('private addresses are refused, also those that a name leads to', async () => {
  const urls = ['https://127.0.0.1', 'https://[::1]', 'https://10.0.0.1', 'https://localhost', 'http://shop.example'];
  for (const url of urls) expect([url, await post({}, url)]).toEqual([url, { kind: 'private' }]);
  const lookup = createPublicLookup((_host, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }]),
  );
  expect(await post({ lookup })).toEqual({ kind: 'private' });
  expect(receiver.messages).toEqual([]);
});
