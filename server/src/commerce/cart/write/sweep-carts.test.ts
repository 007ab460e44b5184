import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openStore, type TestStore } from '../../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../../tools/testing/store/order-fields';
import { seedProduct } from '../../../../../tools/testing/store/seed-product';
import type { Shopper } from '../../../../../tools/testing/store/shopper';
import { TODAY } from './cart-row';
import { sweepCarts } from './sweep-carts';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
let variantId: string;
beforeAll(async () => {
  store = await openStore();
  ({ variantId } = await seedProduct(store.db, store.seeded, { productType: 2, variants: [{ unlimited: true }] }));
});
afterEach(() => store.db.deleteFrom('cart').execute());
afterAll(() => store.close());

/** A visitor whose cart was last changed that many days ago. */
async function cartOfAge(days: number): Promise<{ readonly shopper: Shopper; readonly id: string }> {
  const shopper = store.shopper();
  const input = { variantId, quantity: 1, key: randomUUID() };
  const { id } = (await shopper.call('POST', LINES, input)).json().cart;
  await age(id, days);
  return { shopper, id };
}

async function age(id: string, days: number): Promise<void> {
  await store.db
    .updateTable('cart')
    .set({ changed_on: sql<Date>`${TODAY} - ${days}::int` })
    .where('id', '=', id)
    .execute();
}

const cartIds = async () => (await store.db.selectFrom('cart').select('id').execute()).map(({ id }) => id).sort();
const lineCount = async () => (await store.db.selectFrom('cart_line').select('id').execute()).length;

test('a cart is removed with its lines a full day after its cookie ends; a younger one stays', async () => {
  await cartOfAge(32);
  const young = [await cartOfAge(31), await cartOfAge(0)];
  expect(await sweepCarts(store.db)).toBe(1);
  expect(await cartIds()).toEqual(young.map(({ id }) => id).sort());
  expect(await lineCount()).toBe(2);
});

test('a cart that has become an order stays, and the order can still be requested again', async () => {
  const { shopper, id } = await cartOfAge(0);
  const late = shopper.twin();
  const order = orderFields({ key: randomUUID(), seenTotalCents: 1250, shippingOptionId: '' });
  const placed = await shopper.call('POST', '/api/commerce/checkout/orders', order);
  await age(id, 400);
  expect([placed.statusCode, await sweepCarts(store.db)]).toEqual([200, 0]);
  expect((await late.call('POST', '/api/commerce/checkout/orders', order)).json()).toEqual(placed.json());
});

test('a cart whose order is being placed is skipped, and nobody waits', async () => {
  const { id } = await cartOfAge(40);
  await store.db.transaction().execute(async (trx) => {
    await trx.selectFrom('cart').select('id').where('id', '=', id).forUpdate().execute();
    expect(await sweepCarts(store.db)).toBe(0);
  });
  expect([await sweepCarts(store.db), await cartIds()]).toEqual([1, []]);
});

test('one instance sweeps at a time', async () => {
  await cartOfAge(40);
  await store.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sweep carts', 0))`.execute(trx);
    expect(await sweepCarts(store.db)).toBe(0);
  });
  const together = await Promise.all(Array.from({ length: 5 }, () => sweepCarts(store.db)));
  expect(together.reduce((sum, gone) => sum + gone, 0)).toBe(1);
});

test('a sweep is bounded: what exceeds 20 batches is left for the next one', async () => {
  for (let number = 0; number < 23; number += 1) await cartOfAge(40);
  expect(await sweepCarts(store.db, 1)).toBe(20);
  expect(await sweepCarts(store.db, 2)).toBe(3);
});

test('a visitor who changes the cart preserves it: the change counts, not the opening', async () => {
  const { shopper, id } = await cartOfAge(40);
  await shopper.call('POST', LINES, { variantId, quantity: 1, key: randomUUID() });
  expect([await sweepCarts(store.db), await cartIds()]).toEqual([0, [id]]);
});
