import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { proofSeed, repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import type { Database } from '../../platform/schema/database';
import { newQuantity, removeLine, setLineQuantity } from './write/cart.store';
import { setQuantityAtOnce } from './write/set-quantity-at-once';
import { loadCart } from './read/stored-cart';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** Prepared statements of a connection, and how often each was executed. */
const PREPARED = sql<{ statement: string; times: number }>`
  select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
  where statement not like '%pg_prepared_statements%'`;

/** The statements of some work: the first word of each, and how often it ran. */
async function queriesOf(work: (connection: Database) => Promise<unknown>) {
  return store.db.connection().execute(async (connection) => {
    const before = new Map((await PREPARED.execute(connection)).rows.map(({ statement, times }) => [statement, times]));
    await work(connection);
    const queries = (await PREPARED.execute(connection)).rows
      .map(({ statement, times }) => [statement.split(' ')[0], times - (before.get(statement) ?? 0)] as const)
      .filter(([, times]) => times > 0);
    return queries.sort();
  });
}

async function filled() {
  const seeded = await seedProduct(store.db, store.seeded, { variants: [{ unlimited: true }] });
  const { variantId, id: productId } = seeded;
  const shopper = store.shopper();
  const added = await shopper.call('POST', LINES, { variantId, quantity: 1 });
  const lineId: string = added.json().cart.entries[0].id;
  const writer = { site: await store.site(), cartToken: shopper.valueOf('CART'), crumb: '', answered: [] };
  return { shopper, productId, variantId, lineId, writer };
}

test('a quantity change queries the database once, any other change twice, with prepared statements', async () => {
  const { lineId, writer } = await filled();
  const queries = await queriesOf(async (connection) => {
    for (const quantity of [2, 3, 4])
      expect(await setLineQuantity(connection, writer, { lineId, quantity, key: randomUUID() })).toMatchObject({
        ok: true,
        cart: { lines: [{ quantity }] },
      });
  });
  expect(queries).toEqual([['with', 3]]);
  const removal = await queriesOf((connection) => removeLine(connection, writer, { lineId, key: randomUUID() }));
  expect(removal).toEqual([
    ['select', 1],
    ['with', 1],
  ]);
});

const PLAN = JSON.stringify({ billingPeriod: { value: 1, unit: 'month' } });
const seed = fc.record({
  productType: fc.constantFrom(...Object.values(PRODUCT_TYPE)),
  workflowStatus: fc.constantFrom(WORKFLOW_STATUS.published, WORKFLOW_STATUS.published, WORKFLOW_STATUS.draft),
  unlimited: fc.boolean(),
  qtyInStock: fc.nat(3),
  isRemoved: fc.constantFrom(false, false, false, true),
  isSubscription: fc.constantFrom(false, false, false, true),
});

spec(['CART-20', 'PROD-07'], 'one statement gives a line the quantity the rule allows, and no other', async () => {
  const { shopper, productId, variantId, lineId, writer } = await filled();
  const { db } = store;
  // Another line, without a limit, in the same cart.
  const { variantId: plenty } = await seedProduct(db, store.seeded, { variants: [{ unlimited: true }] });
  await shopper.call('POST', LINES, { variantId: plenty, quantity: 1 });
  const seen = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(seed, fc.integer({ min: 1, max: 4 }), async (goods, quantity) => {
      const { productType, workflowStatus, unlimited, qtyInStock, isRemoved, isSubscription } = goods;
      const product = { product_type: productType, workflow_status: workflowStatus };
      await db.updateTable('product').set(product).where('id', '=', productId).execute();
      const variant = {
        unlimited,
        qty_in_stock: qtyInStock,
        removed_at: isRemoved ? new Date() : null,
        subscription_plan: isSubscription ? PLAN : null,
      };
      await db.updateTable('variant').set(variant).where('id', '=', variantId).execute();
      const [line] = (await loadCart(db, writer))?.lines ?? [];
      const isAllowed = line !== undefined && !('ok' in newQuantity(writer, line, quantity));
      const set = await setQuantityAtOnce(db, writer, { lineId, quantity, input: { content: [] } });
      expect([set !== undefined, set?.cart]).toEqual([isAllowed, set && (await loadCart(db, writer))]);
      seen.add(isAllowed);
    }),
    { seed: proofSeed(), numRuns: repeats({ short: 40, long: 400 }) },
  );
  expect(seen.size).toBe(2);
});
