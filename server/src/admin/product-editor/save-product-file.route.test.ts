import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { until } from '../../../../tools/testing/until';
import { GUIDE, prepareDownloads } from '../../commerce/download/downloads.fixture';
import { ADA, CLERK } from './products.fixture';

const shop = prepareDownloads();
const { store, upload, offer, fileId } = shop;
const remove = PRODUCT_EDITOR_CALLS.removeProductFile.path;

const files = () => store.open.db.selectFrom('product_file').select(['name', 'bytes', 'object_key']).execute();
const unclaimed = async () =>
  (await store.open.db.selectFrom('unclaimed_object').select('object_key').execute()).map(
    ({ object_key }) => object_key,
  );
const incoming = () => readdir(join(store.open.config.dataDir, 'incoming')).catch(() => []);

test('any type of file becomes the product’s, and its temporary file is removed', async () => {
  const ada = await store.as(ADA);
  const id = await store.idOf('guide');
  expect((await ada.get(`/config/products/${id}`)).body).toContain('There is no file yet.');
  expect((await upload(ada, [['../evil/..\\My guide.html', GUIDE]])).statusCode).toBe(200);
  const [file] = await files();
  expect(file).toMatchObject({ name: expect.stringContaining('My guide.html'), bytes: GUIDE.length });
  expect(file?.name).not.toMatch(/[/\\]/);
  expect((await store.open.objects.get(file?.object_key ?? ''))?.equals(GUIDE)).toBe(true);
  const page = (await ada.get(`/config/products/${id}`)).body.replaceAll('<!-- -->', '');
  expect(page).toMatch(/File: .*My guide\.html \(50 kB\)/);
  expect(await unclaimed()).toEqual([]);
  await until(async () => (await incoming()).length === 0);
});

test('it is replaced and removed by a form that shows it; the former object is recorded for the sweep', async () => {
  const ada = await store.as(ADA);
  await offer();
  const [{ object_key: first } = { object_key: '' }] = await files();
  const seen = await fileId();
  expect((await upload(ada, [['b.txt', Buffer.from('b')]])).statusCode).toBe(200);
  expect([(await files()).map(({ name }) => name), await unclaimed()]).toEqual([
    ['b.txt'],
    expect.arrayContaining([first]),
  ]);
  const late = await upload(ada, [['c.txt', Buffer.from('c')]], seen);
  expect([late.statusCode, late.json().data.errors.file]).toEqual([400, expect.stringContaining('changed meanwhile')]);
  expect((await ada.call('POST', remove, { id: await store.idOf('guide'), seen: await fileId() })).statusCode).toBe(
    200,
  );
  expect(await files()).toEqual([]);
});

test('missing and empty files, and files of accounts without the role, are refused', async () => {
  const ada = await store.as(ADA);
  for (const sent of [[], [['empty.pdf', Buffer.alloc(0)] as const]])
    expect((await upload(ada, sent)).statusCode).toBe(400);
  expect((await upload(await store.as(CLERK), [['a.txt', GUIDE]])).statusCode).toBe(403);
  expect((await upload(store.open.visitor(), [['a.txt', GUIDE]])).statusCode).toBe(401);
  expect([await files(), await incoming()]).toEqual([[], []]);
});

test('an import keeps the file that an owner has added', async () => {
  await offer();
  await store.reload();
  expect((await files()).map(({ name }) => name)).toEqual(['Guide to glazes – żółty.pdf']);
});
