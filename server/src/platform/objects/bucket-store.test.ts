import { createServer, type AddressInfo } from 'node:net';
import { openS3Server, type S3Server } from '../../../../tools/testing/server/s3-server';
import { createBucketStore } from './bucket-store';

const QUICK = { tries: 3, pauseMs: 5, silenceMs: 500 };
const OLD_KEY = 'artifacts/mf-commerce/0.1.0-0a1b2c3d/client/a+b@c~d_e-f.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());
afterEach(() => s3.behave('passes'));
const store = () => createBucketStore(s3.bucket, QUICK);

async function failure(pending: Promise<unknown>): Promise<unknown> {
  return pending.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

test('returns, replaces and removes what was stored', async () => {
  const objects = store();
  expect([await objects.get(OLD_KEY), await objects.has(OLD_KEY)]).toEqual([undefined, false]);
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
  await objects.put(OLD_KEY, bytes);
  expect((await objects.get(OLD_KEY))?.equals(bytes)).toBe(true);
  await objects.put(OLD_KEY, Buffer.from('two'));
  expect([String(await objects.get(OLD_KEY)), await objects.has(OLD_KEY)]).toEqual(['two', true]);
  await objects.remove(OLD_KEY);
  await objects.remove(OLD_KEY);
  expect([await objects.get(OLD_KEY), await objects.has(OLD_KEY)]).toEqual([undefined, false]);
});

test('an empty object exists', async () => {
  await store().put('assets/empty', Buffer.alloc(0));
  expect(await store().get('assets/empty')).toEqual(Buffer.alloc(0));
});

test.each(['', '../x', 'a/../../x', 'a//b', '.new/x', 'ü'])('refuses the key %j without a request', async (key) => {
  s3.requests.length = 0;
  for (const pending of [store().get(key), store().put(key, Buffer.from('x')), store().remove(key), store().has(key)])
    await expect(pending).rejects.toThrow('cannot be the key');
  expect(s3.requests).toEqual([]);
});

test('compares an object with bytes of any length', async () => {
  await store().put('assets/1', Buffer.from('one'));
  const checks = ['one', 'two', 'three'].map((text) => store().holds('assets/1', Buffer.from(text)));
  expect(await Promise.all(checks)).toEqual([true, false, false]);
  expect(await store().holds('assets/none', Buffer.from('one'))).toBe(false);
});

test.each(['fails', 'cuts', 'says nothing'] as const)('what %s temporarily is requested again', async (manner) => {
  await store().put('assets/1', Buffer.from('one'));
  s3.behave(manner, 2);
  expect(String(await store().get('assets/1'))).toBe('one');
  s3.behave(manner, 2);
  await store().put('assets/1', Buffer.from('two'));
  s3.behave(manner, 2);
  await store().remove('assets/1');
  expect(await store().has('assets/1')).toBe(false);
});

test('a slow answer is awaited while bytes arrive', async () => {
  await store().put('assets/slow', Buffer.from('a slow one, byte by byte: longer than silence'));
  s3.behave('trickles');
  expect(String(await store().get('assets/slow'))).toContain('longer than silence');
});

test.each([
  ['fails', 'it answered 503'],
  ['cuts', 'the connection was cut'],
  ['says nothing', 'it said nothing for 0.5 s'],
] as const)('a store that %s is given up after three attempts, with a message', async (manner, reason) => {
  await store().put('assets/1', Buffer.from('one'));
  s3.requests.length = 0;
  s3.behave(manner);
  const { bucket } = s3;
  expect(await failure(store().get('assets/1'))).toMatchObject({
    message: `Could not read assets/1 in the bucket files at ${bucket.endpoint}: ${reason}; check that the store runs and can be reached; it is asked again with the next request.`,
    isPassing: true,
  });
  expect(s3.requests).toHaveLength(3);
});

test('a store without a server is reported', async () => {
  const listener = createServer();
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  await new Promise((closed) => listener.close(closed));
  const away = createBucketStore({ ...s3.bucket, endpoint }, QUICK);
  expect(await failure(away.check())).toMatchObject({
    message: expect.stringContaining('nobody listens there') as string,
    isPassing: true,
  });
});

test.each([
  [{ secretAccessKey: 'another-secret' }, 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ accessKeyId: 'another-key' }, 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ name: 'elsewhere' }, 'make the bucket, or set S3_BUCKET'],
])('a wrong setting is refused at once, without a secret in the message: %j', async (wrong, message) => {
  const bucket = { ...s3.bucket, accessKeyId: 'S3RVER', ...wrong };
  s3.requests.length = 0;
  const refused = createBucketStore(bucket, QUICK);
  for (const call of [() => refused.check(), () => refused.put('assets/1', Buffer.from('x'))]) {
    const error = await failure(call());
    expect(error).toMatchObject({ message: expect.stringContaining(message) as string, isPassing: false });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/another-(secret|key)|S3RVER/);
  }
  expect(s3.requests).toHaveLength(2);
});

test('a usable bucket passes the check', async () => {
  await expect(store().check()).resolves.toBeUndefined();
});
