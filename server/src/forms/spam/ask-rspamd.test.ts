import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../platform/environment/config';
import { readSpamCheck } from '../../platform/environment/read-spam-check';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { readEmail } from '../../../../tools/testing/server/mail-server';
import { withFormSettings } from '../captcha/captcha.fixture';
import { prepareSubmissions } from '../contact-form/submissions.fixture';

interface Asked {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly email: string;
}

const answerWith = (answer: object) => (response: ServerResponse) => response.end(JSON.stringify(answer));
/** As rspamd's documentation shows answers. */
const HAM = { is_skipped: false, score: 0.9, required_score: 15, action: 'no action', symbols: {} };
const SPAM = { is_skipped: false, score: 12.1, required_score: 15, action: 'add header', symbols: {} };

let rspamd: Server;
let answer: (response: ServerResponse) => void;
const asked: Asked[] = [];
/** Filled in before the server starts. */
const config: { spamCheckUrl?: string } = {};
beforeAll(async () => {
  rspamd = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, email: Buffer.concat(chunks).toString() });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(rspamd, 'listening');
  config.spamCheckUrl = `http://127.0.0.1:${(rspamd.address() as AddressInfo).port}`;
});
afterAll(() => {
  rspamd.closeAllConnections();
  rspamd.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = answerWith(HAM);
});
const submissions = prepareSubmissions(config as Partial<Config>);
const reasons = async () => {
  const rows = await submissions.open.db
    .selectFrom('form_submission')
    .select('spam_reason')
    .orderBy('received_at')
    .execute();
  return rows.map((row) => row.spam_reason);
};

test('what rspamd takes for spam goes to quarantine, and its sender gets the usual thanks', async () => {
  expect((await submissions.answer({ words: 'Hello' })).statusCode).toBe(200);
  expect(await reasons()).toEqual([null]);
  answer = answerWith(SPAM);
  const reply = await submissions.answer({ words: 'Cheap pills' });
  expect([reply.statusCode, reply.json().data]).toEqual([200, { saved: true }]);
  expect(await reasons()).toEqual([null, 'service']);
});

test('it is asked with an email from the visitor', async () => {
  await submissions.answer({ words: 'Zażółć' });
  const [{ url, headers, email } = { url: '', headers: {}, email: '' }] = asked;
  expect([url, headers['from'], headers['ip']]).toEqual([
    '/checkv2',
    'ada@example.com',
    expect.stringMatching(/^[\d.:a-f]+$/),
  ]);
  const { headers: own, text } = readEmail(email);
  expect([own['from'], text]).toEqual(['ada@example.com', expect.stringContaining('Zażółć')]);
});

test('passwords are not sent to it', async () => {
  const fields = [
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'code', type: 'password', title: 'Code' },
  ];
  await submissions.open.load(withFormSettings({ fields }));
  await submissions.send({ form: JSON.stringify({ mail: 'ada@example.com', code: 'open-sesame' }) });
  const { text } = readEmail(asked[0]?.email ?? '');
  expect([text.includes('ada@example.com'), text.includes('open-sesame')]).toEqual([true, false]);
  await submissions.open.load(exampleDocument());
});

test.each([
  ['no answer', (response: ServerResponse) => void response.socket?.destroy()],
  ['an error', (response: ServerResponse) => void response.writeHead(500).end()],
  ['no JSON', (response: ServerResponse) => void response.end('spam')],
  ['another answer', (response: ServerResponse) => void response.end('{}')],
  ['none in time', () => undefined],
])('with %s the message is stored as usual', async (_what, fault) => {
  answer = fault;
  expect((await submissions.answer({ words: 'Hello' })).statusCode).toBe(200);
  expect(await reasons()).toEqual([null]);
});

test('the setting is an origin', () => {
  expect(readSpamCheck({})).toEqual({});
  expect(readSpamCheck({ SPAM_CHECK: 'http://rspamd:11333/' })).toEqual({ spamCheckUrl: 'http://rspamd:11333' });
  for (const wrong of ['rspamd', 'tcp://rspamd', 'http://rspamd/checkv2', 'http://a:b@rspamd'])
    expect(() => readSpamCheck({ SPAM_CHECK: wrong })).toThrow('SPAM_CHECK is');
});
