import { sql } from 'kysely';
import { OTHER_HOST } from '../../admin/product-editor/products.fixture';
import { GUIDE, prepareDownloads, type GuideOrder } from './downloads.fixture';

const shop = prepareDownloads();
const { store, offer, ordered, bought, change, link, fetch } = shop;

const linkOf = async (order: GuideOrder) => {
  const path = await link(order);
  if (path === undefined) throw new Error('There is no link.');
  return path;
};
const left = async (order: GuideOrder) =>
  /(\d+) downloads? of \d+ left/.exec((await order.buyer.get(order.path)).body.replaceAll('<!-- -->', ''))?.[1];
const pageOf = async (order: GuideOrder) => (await order.buyer.get(order.path)).body;

test('an order shows its file once it is paid, on its page and in its email, and each download sends all of it', async () => {
  await offer();
  const order = await ordered();
  expect([await link(order), (await pageOf(order)).includes('Available once the order is paid.')]).toEqual([
    undefined,
    true,
  ]);
  await change(order.id, { kind: 'paid' });
  const path = await linkOf(order);
  const { statusCode, headers, rawPayload } = await fetch(path);
  expect([statusCode, rawPayload.equals(GUIDE)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(GUIDE.length),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''Guide%20to%20glazes/,
  );
  const emails = store.open.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body', 'html'])
    .where('recipient', '=', 'ada@example.com');
  const paid = (await emails.execute()).find(({ subject }) => subject.includes('is confirmed'));
  for (const text of [paid?.body, paid?.html]) {
    const mailed = /http:\/\/shop\.example(\/checkout\/download\/[\w-]+)/.exec(text ?? '')?.[1];
    expect(mailed).toBe(path);
  }
  expect(paid?.body).toContain('This link works 5 times, until ');
});

test('five downloads, and no more, also where ten begin simultaneously; then the answer says what to do', async () => {
  await offer();
  const order = await bought();
  const path = await linkOf(order);
  const replies = await Promise.all(Array.from({ length: 10 }, () => fetch(path)));
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, 200, 200, 200, 200, 403, 403, 403, 403, 403]);
  const refused = await fetch(path, { accept: 'text/html' });
  expect(refused.body).toContain('All downloads of this file are used up. Please contact the shop');
  expect((await fetch(path, { accept: 'application/json' })).json().code).toBe('commerce/download-used-up');
  expect([
    await link(order),
    (await pageOf(order)).includes('All downloads are used up. Please contact the shop'),
  ]).toEqual([undefined, true]);
});

test('ranges continue a download and count as none, until together they are as much as another download', async () => {
  await offer();
  const order = await bought();
  const path = await linkOf(order);
  const etag = String((await fetch(path)).headers.etag);
  expect(await left(order)).toBe('4');
  const rest = await fetch(path, { range: 'bytes=30000-', 'if-range': etag });
  expect([rest.statusCode, rest.headers['content-range'], rest.rawPayload.equals(GUIDE.subarray(30_000))]).toEqual([
    206,
    'bytes 30000-49999/50000',
    true,
  ]);
  const head = await fetch(path, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '50000', 0]);
  expect((await fetch(path, { range: 'bytes=60000-' })).statusCode).toBe(416);
  expect(await left(order)).toBe('4');
  // Ranges from which clients assemble another complete file.
  await fetch(path, { range: 'bytes=1-49999' });
  expect(await left(order)).toBe('3');
  // A range of a replaced file is answered with the whole new file.
  const whole = await fetch(path, { range: 'bytes=10-', 'if-range': '"another"' });
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, GUIDE.length]);
});

test('the last download can still be continued after all are used up', async () => {
  await offer();
  const order = await bought();
  const path = await linkOf(order);
  for (let count = 0; count < 5; count += 1) await fetch(path);
  expect((await fetch(path, { range: 'bytes=49000-' })).statusCode).toBe(206);
  expect((await fetch(path)).statusCode).toBe(403);
});

test('after thirty days it reports its expiry; its owner grants five more downloads and thirty days, once per press', async () => {
  await offer();
  const order = await bought();
  const path = await linkOf(order);
  await fetch(path);
  await store.open.db
    .updateTable('order_download')
    .set({ ends_at: sql<Date>`now() - interval '1 minute'` })
    .execute();
  expect((await fetch(path)).body).toContain('The download of this file has expired.');
  expect(await pageOf(order)).toContain('The download expired on');
  expect(await change(order.id, { kind: 'granted' })).toEqual({ ok: true });
  expect([(await fetch(path)).statusCode, await left(order)]).toEqual([200, '8']);
  const emails = store.open.db.selectFrom('mail_outbox').select('body').where('subject', 'like', 'You can download%');
  expect((await emails.executeTakeFirstOrThrow()).body).toContain('/checkout/download/');
});

test('a refunded, cancelled or unpaid order opens no file', async () => {
  await offer();
  const [refunded, cancelled] = [await bought(), await bought()];
  const paths = [await linkOf(refunded), await linkOf(cancelled)];
  await change(refunded.id, { kind: 'refunded', cents: 700 });
  await change(cancelled.id, { kind: 'cancelled' });
  for (const path of paths) expect((await fetch(path)).statusCode).toBe(403);
  expect(await change((await ordered()).id, { kind: 'granted' })).toEqual({ ok: false, code: 'admin/order-unpaid' });
  expect(await pageOf(refunded)).toContain('it cannot be downloaded');
});

test('a link that was changed, forged or taken to another site opens nothing, and no other address does', async () => {
  await offer();
  const path = await linkOf(await bought());
  const end = path.at(-20) === 'A' ? 'B' : 'A';
  const forged = `${path.slice(0, -20)}${end}${path.slice(-19)}`;
  for (const wrong of [forged, `${path}A`, path.slice(0, -1), '/checkout/download/x'])
    expect([wrong, (await fetch(wrong)).statusCode]).toEqual([wrong, 404]);
  expect((await fetch(path, { host: OTHER_HOST })).statusCode).toBe(404);
  const { object_key: key } = await store.open.db
    .selectFrom('product_file')
    .select('object_key')
    .executeTakeFirstOrThrow();
  expect(key).toMatch(/^files\/[0-9a-f]{48}$/);
  for (const public_ of [`/${key}`, `/objects/${key}`, `/images/${key}`])
    expect((await fetch(public_)).statusCode).toBe(404);
});

test('an old order finds its product’s current file; a replaced file is downloaded from then on', async () => {
  const order = await bought();
  expect(await link(order)).toBeUndefined();
  await offer();
  const path = await linkOf(order);
  expect((await fetch(path)).rawPayload.equals(GUIDE)).toBe(true);
  await offer(Buffer.from('second edition'), 'second.txt');
  expect([await linkOf(order), (await fetch(path)).body]).toEqual([path, 'second edition']);
});

test('when the bytes are missing the answer says so, and no download is counted', async () => {
  await offer();
  const order = await bought();
  const path = await linkOf(order);
  const { object_key: key } = await store.open.db
    .selectFrom('product_file')
    .select('object_key')
    .executeTakeFirstOrThrow();
  await store.open.objects.remove(key);
  expect((await fetch(path)).body).toContain('This file no longer exists.');
});
