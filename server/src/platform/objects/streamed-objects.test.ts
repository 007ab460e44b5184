import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openS3Server, type S3Server } from '../../../../tools/testing/server/s3-server';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { StreamingStore } from './object-store';

const QUICK = { tries: 3, pauseMs: 5, silenceMs: 1000 };
const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 13) % 256));

let [folder, s3]: [string, S3Server] = ['', undefined as never];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'streamed-'));
  s3 = await openS3Server();
  await writeFile(join(folder, 'sent'), BYTES);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});
const sent = () => ({ path: join(folder, 'sent'), bytes: BYTES.length, sha256: hash('sha256', BYTES) });
const stores: Readonly<Record<string, () => StreamingStore>> = {
  'a folder': () => createFolderStore(join(folder, 'objects')),
  'a bucket': () => createBucketStore(s3.bucket, QUICK),
};

test.each(Object.keys(stores))('%s stores a file and streams parts of it', async (name) => {
  const store = stores[name]!();
  expect(await store.read('files/1', { first: 0, last: 9 })).toBeUndefined();
  await store.putFile('files/1', sent());
  expect((await store.get('files/1'))?.equals(BYTES)).toBe(true);
  for (const range of [
    { first: 0, last: BYTES.length - 1 },
    { first: 100_000, last: 100_009 },
    { first: 299_999, last: 299_999 },
  ]) {
    const part = await store.read('files/1', range);
    expect((await buffer(part!)).equals(BYTES.subarray(range.first, range.last + 1))).toBe(true);
  }
});

test('a temporary failure of the bucket is retried with the whole file', async () => {
  const store = stores['a bucket']!();
  s3.behave('fails', 1);
  await store.putFile('files/2', sent());
  expect((await store.get('files/2'))?.equals(BYTES)).toBe(true);
  s3.behave('fails', 1);
  expect((await buffer((await store.read('files/2', { first: 5, last: 6 }))!)).length).toBe(2);
  s3.behave('fails');
  await expect(store.putFile('files/3', sent())).rejects.toThrow('it answered 503');
  s3.behave('passes');
});
