import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { webhookHeaders } from './sign-webhook';

interface Message {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly now?: number;
}

const guide = readFileSync(join(__dirname, '../../../../docs/guides/webhooks.md'), 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``).exec(guide)?.[1] ?? '';
const isFromMySite = runInNewContext(`${blockOf('js')}; isFromMySite`, { require, Buffer }) as (
  message: Message,
) => boolean;
const [head = '', body = ''] = blockOf('http').trim().split('\n\n');
const headers = Object.fromEntries(
  head
    .split('\n')
    .slice(1)
    .map((line) => line.split(': ') as [string, string]),
);
const secret = /`(whsec_[^`]+)`/.exec(guide)?.[1] ?? '';
const now = Number(headers['webhook-timestamp']) * 1000;
const example = { secret, headers, body, now };

test('the message of the guide is signed as the server signs', () => {
  const message = { id: headers['webhook-id'] ?? '', sentAt: new Date(now), body };
  expect(headers).toMatchObject(webhookHeaders(message, [secret]));
});

test('the example of the guide accepts what the server signs, and nothing else', () => {
  expect(isFromMySite(example)).toBe(true);
  const both = webhookHeaders({ id: 'a', sentAt: new Date(now), body }, ['whsec_AAAA', secret]);
  expect(isFromMySite({ ...example, headers: both })).toBe(true);
  const changes = [
    { body: body.replace('Ada', 'Eve') },
    { secret: 'whsec_AAAA' },
    { now: now + 301_000 },
    { now: now - 301_000 },
    { headers: { ...headers, 'webhook-id': 'another' } },
    { headers: { ...headers, 'webhook-signature': 'v1,' } },
    { headers: { ...headers, 'webhook-timestamp': 'x' } },
  ];
  for (const change of changes) expect([change, isFromMySite({ ...example, ...change })]).toEqual([change, false]);
});
