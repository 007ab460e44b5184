import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { createTestDatabase } from '../../../../tools/testing/database';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { openDatabase, type Database } from '../database';
import { up } from './0028-cart-changes';

let close: () => Promise<void>;
let db: Database;
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  db = openDatabase(connection, () => undefined);
  close = async () => {
    await db.destroy();
    await drop();
  };
});
afterAll(() => close());

/** The schema as it was before. */
async function goBack(): Promise<void> {
  await sql`alter table cart drop column changed_on, add column updated_at timestamptz not null default now()`.execute(
    db,
  );
  await sql`create index cart_age on cart (updated_at) where order_id is null`.execute(db);
  for (const table of ['cart_line', 'cart_write'])
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_site_id_fkey`)}
      foreign key (site_id) references site on delete cascade`.execute(db);
}

test('carts of before keep the day of their last change, and still go with their site, lines and all', async () => {
  const site = await seedSite(db);
  const siteId = site.id;
  const cart = { id: randomUUID(), site_id: siteId, token_hash: 'a' };
  await db.insertInto('cart').values(cart).execute();
  await goBack();
  await sql`update cart set updated_at = '2025-03-09T23:30:00-05:00'`.execute(db);

  await up(db as unknown as Kysely<unknown>);

  const days = await db
    .selectFrom('cart')
    .select(sql<string>`changed_on::text`.as('day'))
    .execute();
  expect(days).toEqual([{ day: '2025-03-10' }]);
  const { variantId } = await seedProduct(db, site);
  const line = { id: randomUUID(), site_id: siteId, cart_id: cart.id, variant_id: variantId, quantity: 1 };
  await db.insertInto('cart_line').values(line).execute();
  await db.deleteFrom('site').where('id', '=', siteId).execute();
  expect(await db.selectFrom('cart_line').select('id').execute()).toEqual([]);
});
