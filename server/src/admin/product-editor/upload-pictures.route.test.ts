import { PRODUCT_EDITOR_CALLS, UPLOAD_LIMIT, type UploadPicturesReply } from 'shared-types/admin/store/product-editor';
import sharp from 'sharp';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { picturesKeys } from '../../site/image/picture-keys';
import { halves, noise } from '../../site/upload/pictures.fixture';
import { ADA, BEN, CLERK, OTHER_HOST, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, idOf, upload, uploaded } = store;

let picture: Buffer;
beforeAll(async () => {
  picture = await halves(600, 300).jpeg().toBuffer();
});

const codeOf = (reply: Reply) => [reply.statusCode, reply.json<{ code?: string }>().code];
const messageOf = (reply: Reply) => reply.json<{ data: { errors: { upload: string } } }>().data.errors.upload;
const unclaimed = () => store.open.db.selectFrom('unclaimed_object').selectAll().execute();
const look = (src: string, accept = 'image/avif,image/webp,*/*', host = 'shop.example') =>
  store.open.app.inject({ url: `${src}?format=300w`, headers: { host, accept } });

test('a picture belongs to the site at once, in the same formats and widths as all others', async () => {
  const reply = await upload(await as(ADA), [['My mug.JPG', picture]]);
  expect(reply.statusCode).toBe(200);
  const [choice] = reply.json<UploadPicturesReply>().pictures;
  expect(choice).toMatchObject({ name: 'My mug.JPG', isUploaded: true, picture: { width: 600, height: 300, alt: '' } });
  expect(choice!.picture.src).toMatch(/^\/images\/[0-9a-f-]{36}\/my-mug-[0-9a-f]{16}\.jpg$/);
  for (const [accept, type] of [
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ]) {
    const shown = await look(choice!.picture.src, accept);
    expect([shown.statusCode, shown.headers['content-type'], (await sharp(shown.rawPayload).metadata()).width]).toEqual(
      [200, type, 300],
    );
  }
  expect((await look(choice!.picture.src, '*/*', OTHER_HOST)).statusCode).toBe(404);
  expect(await unclaimed()).toEqual([]);
});

test('files from accounts without the role are discarded', async () => {
  const files = [['mug.jpg', picture]] as const;
  expect(codeOf(await upload(store.open.visitor(), files))).toEqual([401, 'site/login-required']);
  expect(codeOf(await upload(await as(CLERK), files))).toEqual([403, 'site/not-allowed']);
  // Ben has no roles on the other site.
  expect((await upload(store.open.visitor(OTHER_HOST), files)).statusCode).toBe(401);
  expect(codeOf(await upload(await as(ADA), files, { id: 'new', crumb: 'C'.repeat(22) }))).toEqual([403, 'site/crumb']);
  expect([await uploaded(), await unclaimed()]).toEqual([[], []]);
  expect((await upload(await as(BEN), files)).statusCode).toBe(200);
});

test('another site’s product, or a removed one, accepts no pictures', async () => {
  const other = await idOf('mug', store.otherId);
  expect(codeOf(await upload(await as(ADA), [['mug.jpg', picture]], { id: other }))).toEqual([
    404,
    'admin/product-gone',
  ]);
  expect([await uploaded(), await uploaded(store.otherId)]).toEqual([[], []]);
});

test('each invalid file is reported by name at its field, and the valid ones are kept', async () => {
  const broken = (await noise().jpeg().toBuffer()).subarray(0, 4000);
  const reply = await upload(await as(ADA), [
    ['words.jpg', Buffer.from('just words')],
    ['right.jpg', picture],
    ['<script>alert(1)</script>\u202egpj.png', broken],
    ['', Buffer.from('x')],
    [`${'ספל'.repeat(100)}.jpg`, Buffer.alloc(0)],
  ]);
  expect(codeOf(reply)).toEqual([400, 'admin/pictures-invalid']);
  const lines = messageOf(reply).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '\u2068words.jpg\u2069 is not a JPEG, PNG, WebP, AVIF or GIF picture. Save it in one of these formats, and upload that.',
  );
  // File names are shown without folders, and cannot reverse the text around them.
  expect(lines[1]).toMatch(/^\u2068script> gpj\.png\u2069 is damaged/);
  expect(lines[2]).toContain('a file without a name');
  expect(lines[3]).toMatch(/ is empty\.$/);
  expect(lines[3]!.length).toBeLessThan(150);
  expect((await uploaded()).map((asset) => asset.uploaded_as)).toEqual(['right.jpg']);
});

test('an oversized file is reported, and the others of the form are kept', async () => {
  const reply = await upload(await as(ADA), [
    ['large.jpg', Buffer.alloc(UPLOAD_LIMIT.fileBytes + 1)],
    ['right.jpg', picture],
  ]);
  expect(messageOf(reply)).toMatch(/large\.jpg\u2069 is larger than 16 MB/);
  expect(await uploaded()).toHaveLength(1);
});

test('files beyond the maximum number are reported', async () => {
  const files = Array.from({ length: UPLOAD_LIMIT.files + 3 }, (_, index) => [`${index + 1}.jpg`, picture] as const);
  const reply = await upload(await as(ADA), files);
  expect(messageOf(reply)).toMatch(/from \u206821\.jpg\u2069 on/);
  expect(await uploaded()).toHaveLength(1);
});

test('no file, or an incomplete form, changes nothing', async () => {
  const ada = await as(ADA);
  expect(messageOf(await upload(ada, []))).toBe('Choose a picture to upload.');
  const { path } = PRODUCT_EDITOR_CALLS.uploadPictures;
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = (payload: string | Buffer, type = 'multipart/form-data; boundary=x') =>
    store.open.app.inject({
      method: 'POST',
      url: `${path}?crumb=${ada.cookies.get('crumb')}`,
      headers: { host: 'shop.example', cookie, accept: 'application/json', 'content-type': type },
      payload,
    });
  const head = '--x\r\nContent-Disposition: form-data; name="upload"; filename="a.jpg"\r\n\r\n';
  for (const payload of ['', 'no form', '--x', `${head}half a file`, Buffer.concat([Buffer.from(head), picture])])
    expect([String(payload).slice(0, 9), (await sent(payload)).statusCode]).toEqual([String(payload).slice(0, 9), 400]);
  expect((await sent('x', 'multipart/form-data')).statusCode).toBe(400);
  expect([await uploaded(), await unclaimed()]).toEqual([[], []]);
});

test('the same picture is stored once, also concurrently and under any name', async () => {
  const ada = await as(ADA);
  const twice = await Promise.all([upload(ada, [['a.jpg', picture]]), upload(ada.twin(), [['b.jpg', picture]])]);
  const again = await upload(ada, [['c.jpg', picture]]);
  const ids = [...twice, again].map((reply) => reply.json<UploadPicturesReply>().pictures[0]?.id);
  expect(new Set(ids).size).toBe(1);
  const [asset, ...more] = await uploaded();
  expect([asset?.id, more]).toEqual([ids[0], []]);
  expect(await unclaimed()).toEqual([]);
  // Pictures of another site do not count.
  const other = await upload(await as(ADA, OTHER_HOST), [['a.jpg', picture]]);
  expect(other.json<UploadPicturesReply>().pictures[0]?.id).not.toBe(ids[0]);
});

test('a full site accepts no more, and keeps nothing of refused files', async () => {
  const ada = await as(ADA);
  await upload(ada, [['first.jpg', picture]]);
  const most = { bytes: UPLOAD_LIMIT.siteBytes - 10 };
  await store.open.db.updateTable('asset').set(most).where('source_hash', 'is not', null).execute();
  const reply = await upload(ada, [['second.jpg', await noise().jpeg().toBuffer()]]);
  expect(messageOf(reply)).toMatch(/^There is no room for \u2068second\.jpg\u2069/);
  expect([(await uploaded()).length, await unclaimed()]).toEqual([1, []]);
  // A picture that is stored already needs no room.
  expect((await upload(ada, [['first.jpg', picture]])).statusCode).toBe(200);
});

test('too many files have to wait', async () => {
  const ada = await as(ADA);
  await upload(ada, [['a.jpg', picture]]);
  await store.open.db.updateTable('rate_window').set({ count: 300 }).execute();
  expect(codeOf(await upload(ada, [['a.jpg', picture]]))).toEqual([429, 'admin/pictures-limited']);
});

test('a failed write leaves no picture, and is recorded for the sweep', async () => {
  const { objects } = store.open;
  const put = jest.spyOn(objects, 'put').mockRejectedValueOnce(new Error('Could not store: the disk is full.'));
  const ada = await as(ADA);
  expect((await upload(ada, [['a.jpg', picture]])).statusCode).toBe(500);
  expect([await uploaded(), (await unclaimed()).length]).toEqual([[], 1]);
  put.mockRestore();
  const again = await upload(ada, [['a.jpg', picture]]);
  expect((await look(again.json<UploadPicturesReply>().pictures[0]!.picture.src)).statusCode).toBe(200);
});

test('an import leaves uploaded pictures and their files where they are', async () => {
  const [choice] = (await upload(await as(ADA), [['a.jpg', picture]])).json<UploadPicturesReply>().pictures;
  await store.reload();
  expect((await uploaded()).map(({ id }) => id)).toEqual([choice?.id]);
  expect((await look(choice!.picture.src)).statusCode).toBe(200);
  const [asset] = await uploaded();
  expect(await store.open.objects.has(picturesKeys(asset!.object_key)[0]!)).toBe(true);
});
