import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openReceiver,
  statusOf,
  type ReceivedMessage,
  type Receiver,
} from '../../../platform/outgoing/receiver.fixture';
import { spec } from '../../../../../tools/testing/spec';
import { webhookHeaders } from '../../webhook/sign-webhook';
import type { ListChange } from '../list-connector';
import { LIST_CONNECTORS } from './list-connectors';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
beforeEach(() => receiver.clear());
afterAll(() => receiver.close());

const SECRETS = ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
const list = { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7101', name: 'Letters from the kiln' };
const change: ListChange = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7601',
  email: 'ada@example.com',
  status: 'unsubscribed',
  changedAt: new Date('2026-03-02T09:04:00.000Z'),
  list,
};
const deliver = (service: 'webhook' | 'automation', url = receiver.url) =>
  LIST_CONNECTORS[service].deliver(change, { url, secrets: SECRETS }, receiver.network);
function message(): ReceivedMessage {
  const [first] = receiver.messages;
  if (!first) throw new Error('Nothing was received.');
  return first;
}

test('a webhook gets a message signed with every secret, whose id is that of the change', async () => {
  expect(await deliver('webhook')).toEqual({ kind: 'done' });
  const { method, headers, body } = message();
  expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
  expect(JSON.parse(body)).toEqual({
    type: 'list.unsubscribed',
    timestamp: '2026-03-02T09:04:00.000Z',
    data: { id: change.id, email: 'ada@example.com', list },
  });
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(headers).toMatchObject(webhookHeaders({ id: change.id, sentAt, body }, SECRETS));
});

spec('MAIL-02', 'an automation service gets each change as flat JSON, without a signature', async () => {
  expect(await deliver('automation')).toEqual({ kind: 'done' });
  const { headers, body } = message();
  expect(JSON.parse(body)).toEqual({
    id: change.id,
    event: 'unsubscribed',
    email: 'ada@example.com',
    changedAt: '2026-03-02T09:04:00.000Z',
    listId: list.id,
    listName: list.name,
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('webhook-'))).toEqual([]);
});

test('a test of an automation service has the keys of a change, and the event test', async () => {
  await deliver('automation');
  await LIST_CONNECTORS.automation.test(list, { url: receiver.url, secrets: [] }, receiver.network);
  const [real, example] = receiver.messages.map(({ body }) => JSON.parse(body) as object);
  expect(Object.keys(example ?? {}).sort()).toEqual(Object.keys(real ?? {}).sort());
  expect(example).toMatchObject({ event: 'test', email: 'test@example.com' });
});

test('a test of a webhook names nobody', async () => {
  await LIST_CONNECTORS.webhook.test(list, { url: receiver.url, secrets: SECRETS }, receiver.network);
  expect(JSON.parse(message().body)).toMatchObject({ type: 'list.test', data: { list } });
  expect(message().body).not.toContain('@');
});

for (const service of ['webhook', 'automation'] as const)
  test.each([
    [200, {}, { kind: 'done' }],
    [204, {}, { kind: 'done' }],
    [301, { location: '/elsewhere' }, { kind: 'again', reason: 'refused', detail: 'HTTP 301' }],
    [404, {}, { kind: 'again', reason: 'refused', detail: 'HTTP 404' }],
    [410, {}, { kind: 'refused', reason: 'gone', detail: 'HTTP 410' }],
    [429, { 'retry-after': '120' }, { kind: 'again', reason: 'busy', detail: 'HTTP 429', pauseMs: 120_000 }],
    [429, { 'retry-after': '999999' }, { kind: 'again', reason: 'busy', detail: 'HTTP 429', pauseMs: 3_600_000 }],
    [429, { 'retry-after': 'soon' }, { kind: 'again', reason: 'busy', detail: 'HTTP 429' }],
    [429, { 'retry-after': '-5' }, { kind: 'again', reason: 'busy', detail: 'HTTP 429' }],
    [503, { 'retry-after': '7' }, { kind: 'again', reason: 'refused', detail: 'HTTP 503', pauseMs: 7000 }],
    [500, { 'retry-after': '7' }, { kind: 'again', reason: 'refused', detail: 'HTTP 500' }],
  ])(`${service}: status %i with %o is %o`, async (status, headers, outcome) => {
    receiver.answerWith(statusOf(status, headers as Record<string, string>));
    expect(await deliver(service)).toEqual(outcome);
    expect(receiver.messages).toHaveLength(1);
  });

test('Retry-After may be a date', async () => {
  receiver.answerWith(statusOf(429, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }));
  const { pauseMs = 0 } = (await deliver('webhook')) as { pauseMs?: number };
  expect([pauseMs > 80_000, pauseMs < 100_000]).toEqual([true, true]);
});

test('private addresses get nothing', async () => {
  for (const url of ['https://10.0.0.1/', 'https://localhost/', 'http://hooks.example/', ''])
    expect([url, await deliver('automation', url)]).toEqual([url, { kind: 'again', reason: 'private' }]);
  expect(receiver.messages).toEqual([]);
});

test('the messages of the guide are those that are sent', async () => {
  const guide = readFileSync(join(__dirname, '../../../../../docs/guides/list-connections.md'), 'utf8');
  const blocks = [...guide.matchAll(/```json\n([^`]*)```/g)].map(([, json = '']) => JSON.parse(json) as unknown);
  await deliver('automation');
  await deliver('webhook');
  expect(receiver.messages.map(({ body }) => JSON.parse(body) as unknown)).toEqual(blocks);
});
