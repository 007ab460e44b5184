import { sql } from 'kysely';
import { ADA, prepareOwnedStore } from '../../admin/product-editor/products.fixture';
import { deleteFiles, returnFiles } from '../library/change-files';
import { picturesKeys } from '../image/picture-keys';
import { noise } from './pictures.fixture';
import { sweepUploads } from './sweep-uploads';

const store = prepareOwnedStore();
const { as, filled, idOf, save, saveWith, stored, upload, uploaded } = store;

let picture: Buffer;
beforeAll(async () => {
  picture = await noise(300, 200).jpeg().toBuffer();
});

const sweep = () => sweepUploads(store.open);
const db = () => store.open.db;
/** Deletes all uploads, as an owner would. */
const bin = async () => deleteFiles(db(), { siteId: store.siteId, ids: (await uploaded()).map(({ id }) => id) });
/** Lets time pass since pictures were deleted and last shown, or objects recorded. */
const pass = async (days: number) => {
  const by = (column: 'unused_since' | 'binned_at') => sql<Date>`${sql.ref(column)} - make_interval(days => ${days})`;
  await db()
    .updateTable('asset')
    .set({ unused_since: by('unused_since'), binned_at: by('binned_at') })
    .execute();
  const since = sql<Date>`since - make_interval(days => ${days})`;
  await db().updateTable('unclaimed_object').set({ since }).execute();
};
const monthLater = async () => {
  await bin();
  await sweep();
  await pass(31);
  await sweep();
};
const unclaimed = () => db().selectFrom('unclaimed_object').select('object_key').execute();
const look = (src: string) =>
  store.open.app.inject({ url: `${src}?format=100w`, headers: { host: 'shop.example', accept: 'image/webp' } });
const takeOff = async (id: string) => {
  const [asset] = await uploaded();
  await save(await as(ADA), await filled(id, { [`p.${asset!.id}`]: '' }));
};

test('an upload that nothing uses stays until it is deleted', async () => {
  await upload(await as(ADA), [['a.jpg', picture]]);
  await sweep();
  await pass(31);
  await sweep();
  expect(await uploaded()).toHaveLength(1);
});

test('an upload in the bin for a month is deleted, with its bytes in all widths; until then it stays', async () => {
  await upload(await as(ADA), [['a.jpg', picture]]);
  await bin();
  const [asset] = await uploaded();
  await look(`/images/${asset!.id}/${asset!.file_name}`);
  const keys = picturesKeys(asset!.object_key);
  const there = async () => (await Promise.all(keys.map((key) => store.open.objects.has(key)))).filter(Boolean).length;
  expect(await there()).toBe(2);
  await sweep();
  await pass(29);
  await sweep();
  expect([(await uploaded()).length, await there()]).toEqual([1, 2]);
  await pass(2);
  const revision = await store.revision();
  await sweep();
  expect([await uploaded(), (await store.revision()) > revision]).toEqual([[], true]);
  // Objects are deleted once no instance uses the picture any more.
  expect([await there(), (await unclaimed()).length]).toEqual([2, 1]);
  await pass(1);
  await sweep();
  expect([await there(), await unclaimed()]).toEqual([0, []]);
});

test('a product’s picture stays; the month begins once no product shows it', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await saveWith(ada, await filled(id), [['a.jpg', picture]]);
  await monthLater();
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
  await takeOff(id);
  await sweep();
  expect(await uploaded()).toHaveLength(1);
  await sweep();
  await pass(31);
  await sweep();
  expect(await uploaded()).toEqual([]);
});

test('a picture that is uploaded again or restored in time is out of the bin', async () => {
  const ada = await as(ADA);
  await upload(ada, [['a.jpg', picture]]);
  await bin();
  await sweep();
  await pass(29);
  await upload(ada, [['a.jpg', picture]]);
  await pass(29);
  await sweep();
  await bin();
  await sweep();
  await pass(29);
  await returnFiles(db(), { siteId: store.siteId, ids: (await uploaded()).map(({ id }) => id) });
  await pass(29);
  await sweep();
  expect(await uploaded()).toMatchObject([{ binned_at: null, unused_since: null }]);
});

test('a variant’s own picture stays, and that of a removed product still in a cart', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await saveWith(ada, await filled(id), [['a.jpg', picture]]);
  const [asset] = await uploaded();
  const [variant] = (await stored(id)).state.variants;
  await save(ada, await filled(id, { [`v.${variant!.id}.picture`]: asset!.id }));
  await takeOff(id);
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
  await store.buyer(variant!.id);
  await store.remove(ada, id);
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
  await db().deleteFrom('cart').execute();
  await monthLater();
  expect(await uploaded()).toEqual([]);
});

test('a picture shown by an order, an email, a text or a page stays for good', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await saveWith(ada, await filled(id), [['a.jpg', picture]]);
  const [asset] = await uploaded();
  const address = `/images/${asset!.id}/${asset!.file_name}`;
  await takeOff(id);
  const [line] = [
    await db().selectFrom('block').select('id').where('site_id', '=', store.siteId).executeTakeFirstOrThrow(),
  ];
  const settings = await db()
    .selectFrom('block')
    .select('settings')
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow();
  const write = (value: unknown) =>
    db()
      .updateTable('block')
      .set({ settings: JSON.stringify(value) })
      .where('id', '=', line.id)
      .execute();
  await write({ picture: { src: address } });
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
  await write(settings.settings);
  // Not due yet; otherwise the server would send it and keep only its row.
  const due = sql<Date>`now() + interval '1 day'`;
  const texts = { subject: 's', body: '', html: `<img src="${address}">` };
  const email = await db()
    .insertInto('mail_outbox')
    .values({ site_id: store.siteId, recipient: 'a@b.example', due_at: due, ...texts })
    .returning('id')
    .executeTakeFirstOrThrow();
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
  await db().deleteFrom('mail_outbox').where('id', '=', email.id).execute();
  await monthLater();
  expect(await uploaded()).toEqual([]);
});

test('the picture of a placed order stays for good', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [own] = (await stored(id)).state.pictureIds;
  const [variant] = (await stored(id)).state.variants;
  await saveWith(ada, await filled(id, { [`p.${own}`]: '', [`v.${variant!.id}.picture`]: '' }), [['a.jpg', picture]]);
  const ordered = await store.order(await store.buyer(variant!.id), 1490);
  expect(ordered.statusCode).toBe(200);
  await takeOff(id);
  await db().deleteFrom('cart').execute();
  await monthLater();
  expect(await uploaded()).toHaveLength(1);
});

test('bytes left by a killed server are deleted after an hour, but not those with a picture', async () => {
  await upload(await as(ADA), [['a.jpg', picture]]);
  const [asset] = await uploaded();
  // As if killed between writing the object and inserting the picture.
  const key = 'assets/00000000-0000-4000-8000-000000000001-abc';
  await db().insertInto('unclaimed_object').values({ object_key: key, site_id: store.siteId }).execute();
  await store.open.objects.put(key, picture);
  await sweep();
  expect(await store.open.objects.has(key)).toBe(true);
  await pass(1);
  await Promise.all([sweep(), sweep()]);
  expect([await store.open.objects.has(key), await unclaimed()]).toEqual([false, []]);
  expect(await store.open.objects.has(asset!.object_key)).toBe(true);
});

test('pictures of the document belong to the import', async () => {
  const count = async () => (await db().selectFrom('asset').select('id').execute()).length;
  const before = await count();
  await monthLater();
  expect(await count()).toBe(before);
});
