import { sql } from 'kysely';
import { prepareOwnedStore } from '../../admin/product-editor/products.fixture';
import { livingFor } from './killed-server.fixture';
import { createPictureUploads } from './picture-uploads';
import { noise } from './pictures.fixture';
import { sweepUploads } from './sweep-uploads';

const store = prepareOwnedStore();
const db = () => store.open.db;

const keysOf = async (table: 'asset' | 'unclaimed_object') =>
  (await db().selectFrom(table).select('object_key').where('site_id', '=', store.siteId).execute()).map(
    ({ object_key }) => object_key,
  );

/** Lets an hour pass, and sweeps. */
async function sweepLater(): Promise<void> {
  const since = sql<Date>`since - interval '2 hours'`;
  await db().updateTable('unclaimed_object').set({ since }).execute();
  await sweepUploads(store.open);
}

test('an upload whose server is killed at any step leaves nothing, uses no quota and can be repeated', async () => {
  const before = await keysOf('asset');
  const written: string[] = [];
  const put = store.open.objects.put.bind(store.open.objects);
  jest.spyOn(store.open.objects, 'put').mockImplementation(async (key, bytes) => {
    // The server writes snapshots by itself.
    if (!key.startsWith('snapshots/')) written.push(key);
    await put(key, bytes);
  });
  const ends: boolean[] = [];
  for (let steps = 0; ends.at(-1) !== true; steps += 1) {
    const upload = { siteId: store.siteId, name: 'a.jpg', bytes: await noise(60, 40).jpeg().toBuffer() };
    ends.push(
      await createPictureUploads(livingFor(steps, store.open))
        .store(upload)
        .then(({ ok }) => ok)
        .catch(() => false),
    );
    await sweepLater();
    const [claimed, noted] = [await keysOf('asset'), await keysOf('unclaimed_object')];
    expect(noted).toEqual([]);
    for (const key of written) expect([key, await store.open.objects.has(key)]).toEqual([key, claimed.includes(key)]);
    expect((await createPictureUploads(store.open).store(upload)).ok).toBe(true);
    expect(await keysOf('asset')).toHaveLength(before.length + ends.length);
  }
  // Lookup, record, write and insert: a kill was tried at each.
  expect(ends.length).toBeGreaterThan(7);
});
