import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { addLine, setLineQuantity } from './write/cart.store';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** A cart with a line of one product, and another product. */
async function cartWithLine() {
  const [{ variantId }, other] = [await seedTee(), await seedTee()];
  const shopper = store.shopper();
  const added = await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
  const lineId: string = added.json().cart.entries[0].id;
  const writer = { site: await store.site(), cartToken: shopper.valueOf('CART'), crumb: '', answered: [] };
  return { lineId, writer, otherVariantId: other.variantId };
}
const seedTee = () => seedProduct(store.db, store.seeded, { variants: [{ unlimited: true }] });

/** Row updates in a table, and those of them that changed no index. */
async function changesOf(connection: Kysely<Tables>, table: string) {
  await sql`select pg_stat_force_next_flush()`.execute(connection);
  const { rows } = await sql<{ all: number; light: number }>`
    select pg_stat_get_tuples_updated(${table}::regclass)::int as "all",
           pg_stat_get_tuples_hot_updated(${table}::regclass)::int as light`.execute(connection);
  return rows[0] ?? { all: 0, light: 0 };
}

test.each(['cart', 'cart_line'])('a change of a quantity makes no entry in an index of %s', async (table) => {
  const { lineId, writer } = await cartWithLine();
  await store.db.connection().execute(async (connection: Database) => {
    const before = await changesOf(connection, table);
    for (const quantity of [2, 3, 4])
      await setLineQuantity(connection, writer, { lineId, quantity, key: randomUUID() });
    const after = await changesOf(connection, table);
    expect({ all: after.all - before.all, light: after.light - before.light }).toEqual({ all: 3, light: 3 });
  });
});

/** Tables in which a change locks rows besides those it changes. */
async function lockedBy(change: (trx: Database) => Promise<{ readonly ok: boolean }>): Promise<readonly string[]> {
  return store.db.transaction().execute(async (trx) => {
    expect(await change(trx)).toMatchObject({ ok: true });
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_locks join pg_class on pg_class.oid = relation
      where pid = pg_backend_pid() and mode = 'RowShareLock' and relkind = 'r' order by 1`.execute(trx);
    return rows.map(({ name }) => name);
  });
}

test('a change locks no referenced row except the variant being added and its cart', async () => {
  const { lineId, writer, otherVariantId } = await cartWithLine();
  const key = () => randomUUID();
  expect(await lockedBy((trx) => setLineQuantity(trx, writer, { lineId, quantity: 2, key: key() }))).toEqual([]);
  const input = { variantId: otherVariantId, quantity: 1 };
  expect(await lockedBy((trx) => addLine(trx, writer, { ...input, key: key() }))).toEqual(['cart', 'variant']);
});
