import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { setLineQuantity } from './cart.store';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** The texts a connection has prepared, and how often it was asked each. */
const PREPARED = sql<{ statement: string; times: number }>`
  select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
  where statement not like '%pg_prepared_statements%'`;

test('a change of a line asks the database twice, in texts that stay prepared', async () => {
  const { variantId } = await seedProduct(store.db, store.seeded, { variants: [{ unlimited: true }] });
  const shopper = store.shopper();
  const added = await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
  const lineId: string = added.json().cart.entries[0].id;
  const site = await store.site();
  const writer = { site, cartToken: shopper.cookies.get('CART'), crumb: '', answered: [] };
  const prepared = await store.db.connection().execute(async (connection) => {
    const before = new Map((await PREPARED.execute(connection)).rows.map(({ statement, times }) => [statement, times]));
    for (const quantity of [2, 3, 4])
      expect(await setLineQuantity(connection, writer, { lineId, quantity, key: randomUUID() })).toMatchObject({
        ok: true,
        cart: { lines: [{ quantity }] },
      });
    const { rows } = await PREPARED.execute(connection);
    return rows.map(({ statement, times }) => [statement, times - (before.get(statement) ?? 0)] as const);
  });
  const asked = prepared.filter(([, times]) => times > 0);
  expect(asked.map(([statement, times]) => [statement.split(' ')[0], times]).sort()).toEqual([
    ['select', 3],
    ['with', 3],
  ]);
});
