import { sql } from 'kysely';
import { ADA, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, page, save, stored } = store;

/** Makes the database fail at the last row that a save writes. */
async function failing<T>(during: () => Promise<T>): Promise<T> {
  const { db } = store.open;
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
    db,
  );
  await sql`create trigger failing before insert on product_change execute function fail()`.execute(db);
  try {
    return await during();
  } finally {
    await sql`drop trigger failing on product_change`.execute(db);
    await sql`drop function fail`.execute(db);
  }
}

test('a save that fails at its end changes nothing, and the typed values can be sent again', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [before, revision] = [await stored(id), await store.revision()];
  const [first] = before.state.variants;
  const fields = await filled(id, { title: 'Mine', slug: 'cup', [`v.${first!.id}.remove`]: 'on' });
  const failed = await failing(() => save(ada, fields));
  expect(failed.statusCode).toBe(500);
  expect([await stored(id), await store.revision()]).toEqual([before, revision]);
  expect((await page('/shop/p/mug')).statusCode).toBe(200);
  expect(await store.open.db.selectFrom('redirect').selectAll().execute()).toEqual([]);
  const found = store.open.db.selectFrom('search_entry').select('title').where('product_id', '=', id);
  expect(await found.execute()).toEqual([{ title: 'Mug' }]);
  expect((await save(ada, fields)).statusCode).toBe(200);
  expect((await stored(id)).state.title).toBe('Mine');
});

test('a product whose creation fails does not exist, and the same form creates it later', async () => {
  const ada = await as(ADA);
  const fields = await store.fresh();
  expect((await failing(() => save(ada, fields))).statusCode).toBe(500);
  expect((await page('/shop/p/tea-pot')).statusCode).toBe(404);
  expect((await save(ada, fields)).statusCode).toBe(200);
  expect((await page('/shop/p/tea-pot')).statusCode).toBe(200);
});
