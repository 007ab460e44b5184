import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createPageRecords } from './page-records';

const record = (kind: TelemetryRecord['kind'], text: string): TelemetryRecord => ({ kind, text, atMs: 1 });

test('each kind goes to its follower, including earlier records, and none twice', async () => {
  const host = createFakeHost({});
  const records = createPageRecords();
  const received: string[] = [];
  host.notice(record('mark', 'early mark'));
  host.notice(record('error', 'early error'));
  await records.follow(host, 'error', ({ text }) => received.push(`e ${text}`));
  host.notice(record('mark', 'mark'));
  host.notice(record('error', 'error'));
  expect(received).toEqual(['e early error', 'e error']);
  await records.follow(host, 'mark', ({ text }) => received.push(`m ${text}`));
  host.notice(record('mark', 'late mark'));
  expect(received.slice(2)).toEqual(['m early mark', 'm mark', 'm late mark']);
});

test('a stopped follower receives nothing, and the next one what came in between, if there is room', async () => {
  const host = createFakeHost({});
  const records = createPageRecords();
  const received: string[] = [];
  const first = new AbortController();
  await records.follow({ ...host, stop: first.signal }, 'mark', ({ text }) => received.push(text));
  first.abort();
  for (let count = 1; count <= 60; count += 1) host.notice(record('mark', String(count)));
  expect(received).toEqual([]);
  await records.follow({ ...host, stop: first.signal }, 'mark', () => received.push('stopped already'));
  await records.follow(host, 'mark', ({ text }) => received.push(text));
  expect([received.length, received[0], received.at(-1)]).toEqual([50, '1', '50']);
});
