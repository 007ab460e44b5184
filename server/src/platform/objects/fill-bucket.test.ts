import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openS3Server, type S3Server } from '../../../../tools/testing/server/s3-server';
import { createBucketStore } from './bucket-store';
import { fillBucket } from './fill-bucket';
import { createFolderStore } from './folder-store';

const QUICK = { tries: 1, pauseMs: 5, silenceMs: 2000 };
const MANY = 120;

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await openS3Server();
  folder = await mkdtemp(join(tmpdir(), 'colonnade-fill-'));
  const source = createFolderStore(folder);
  for (let number = 0; number < MANY; number += 1) await source.put(`assets/${number}`, Buffer.from(`bytes ${number}`));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

test('copies what is missing or different, continues after a failure, and reports its progress', async () => {
  const bucket = createBucketStore(s3.bucket, QUICK);
  await bucket.put('assets/0', Buffer.from('bytes 0'));
  await bucket.put('assets/1', Buffer.from('BYTES 1'));
  const lines: string[] = [];
  const fill = () => fillBucket({ folder, bucket, print: (line) => lines.push(line) });
  s3.behave('passes', 60);
  // From here on requests fail.
  const first = fill();
  while (s3.requests.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
  s3.behave('fails');
  await expect(first).rejects.toThrow('it answered 503');
  s3.behave('passes');
  const second = await fill();
  expect(second.copied + second.there).toBe(MANY);
  expect(second.there).toBeGreaterThan(1);
  expect(second.copied).toBeGreaterThan(0);
  expect(lines).toContain('100 of 120 files are in the bucket.');
  expect(await fill()).toEqual({ copied: 0, there: MANY });
  expect(String(await bucket.get('assets/1'))).toBe('bytes 1');
});

test('a missing folder has nothing to copy', async () => {
  const bucket = createBucketStore(s3.bucket, QUICK);
  const none = { folder: join(folder, 'none'), bucket, print: () => undefined };
  expect(await fillBucket(none)).toEqual({ copied: 0, there: 0 });
});
