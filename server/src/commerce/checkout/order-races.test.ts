import { randomUUID } from 'node:crypto';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { repeats } from '../../../../tools/testing/proof';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';
import { seedSite, type SeededSite } from '../../../../tools/testing/store/seed-site';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { untilOneWaits } from '../../platform/schema/until-one-waits.fixture';

const LINES = '/api/commerce/cart/lines';
const ORDERS = '/api/commerce/checkout/orders';

let store: TestStore;
let site: SeededSite;
let shippingOptionId: string;
beforeAll(async () => {
  store = await openStore();
});
beforeEach(async () => {
  site = await seedSite(store.db, { host: `${randomUUID()}.test` });
  shippingOptionId = await seedShipping(store.db, site);
  store.forget();
});
afterAll(() => store.close());

async function shopperWith(...inputs: { readonly variantId: string; readonly quantity: number }[]) {
  const shopper = store.shopper(site.host);
  for (const input of inputs) expect((await shopper.call('POST', LINES, input)).statusCode).toBe(200);
  return shopper;
}
const fields = (seenTotalCents: number, key: string = randomUUID()) =>
  orderFields({ shippingOptionId, seenTotalCents, key, email: `${key}@example.com` });
const stocks = async () =>
  (await store.db.selectFrom('variant').select('qty_in_stock').where('site_id', '=', site.id).execute()).map(
    (row) => row.qty_in_stock,
  );
const orders = () =>
  store.db.selectFrom('customer_order').selectAll().where('site_id', '=', site.id).orderBy('number').execute();
const counts = (values: readonly unknown[]) =>
  values.reduce<Record<string, number>>(
    (all, value) => ({ ...all, [String(value)]: (all[String(value)] ?? 0) + 1 }),
    {},
  );

/** A test whose result must not depend on who is first; the long proof repeats it. */
function race(name: string, run: () => Promise<void>): void {
  test.each(Array.from({ length: repeats({ short: 1, long: 25 }) }, (_, time) => time + 1))(`${name} (%d)`, run);
}

race('40 buyers for 10 pieces buy exactly 10', async () => {
  const { variantId } = await seedProduct(store.db, site, { variants: [{ qtyInStock: 10 }] });
  const buyers = await Promise.all(Array.from({ length: 40 }, () => shopperWith({ variantId, quantity: 1 })));
  const replies = await Promise.all(buyers.map((buyer) => buyer.call('POST', ORDERS, fields(1740))));
  expect(counts(replies.map((reply) => reply.json().code ?? reply.statusCode))).toEqual({
    200: 10,
    'commerce/line-sold-out': 30,
  });
  expect(await stocks()).toEqual([0]);
  expect((await orders()).map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, index) => 1001 + index));
});

race('buyers of several variants in every order neither wait for each other for ever nor oversell', async () => {
  const products = [];
  for (let index = 0; index < 4; index += 1)
    products.push(await seedProduct(store.db, site, { variants: [{ qtyInStock: 12 }] }));
  const inputs = products.map(({ variantId }, index) => ({ variantId, quantity: index + 1 }));
  const turned = (by: number) => [...inputs.slice(by), ...inputs.slice(0, by)];
  const buyers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      shopperWith(...(index % 2 === 0 ? turned(index % 4) : turned(index % 4).reverse())),
    ),
  );
  const replies = await Promise.all(buyers.map((buyer) => buyer.call('POST', ORDERS, fields(12_990))));
  expect(counts(replies.map((reply) => reply.json().code ?? reply.statusCode))).toEqual({
    200: 3,
    'commerce/line-sold-out': 13,
  });
  expect((await stocks()).sort((a, b) => a - b)).toEqual([0, 3, 6, 9]);
});

race('the same order sent 20 times at once is one order, and everybody is told the same', async () => {
  const { variantId } = await seedProduct(store.db, site);
  const shopper = await shopperWith({ variantId, quantity: 2 });
  const same = fields(2990);
  const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.twin().call('POST', ORDERS, same)));
  expect(counts(replies.map((reply) => reply.body))).toEqual({ [replies[0]?.body ?? '']: 20 });
  expect(await orders()).toHaveLength(1);
  expect(await stocks()).toEqual([8]);
});

race('the same cart ordered under 20 keys at once is one order', async () => {
  const { variantId } = await seedProduct(store.db, site);
  const shopper = await shopperWith({ variantId, quantity: 2 });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => shopper.twin().call('POST', ORDERS, fields(2990))),
  );
  expect(counts(replies.map((reply) => reply.json().code ?? reply.statusCode))).toEqual({
    200: 1,
    'commerce/cart-empty': 19,
  });
  expect([(await orders()).length, await stocks()]).toEqual([1, [8]]);
});

race('two carts under one key at once are one order', async () => {
  const { variantId } = await seedProduct(store.db, site);
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => shopperWith({ variantId, quantity: 1 })));
  const same = fields(1740);
  const replies = await Promise.all(shoppers.map((shopper) => shopper.call('POST', ORDERS, same)));
  expect(counts(replies.map((reply) => reply.json().code ?? reply.statusCode))).toEqual({
    200: 1,
    'commerce/order-key-used': 9,
  });
  expect([(await orders()).length, await stocks()]).toEqual([1, [9]]);
});

race('what is added while the order is placed is either in the order or in a new cart', async () => {
  const { variantId } = await seedProduct(store.db, site, { variants: [{ unlimited: true }] });
  for (let round = 0; round < 10; round += 1) {
    const shopper = await shopperWith({ variantId, quantity: 1 });
    const [placed, added] = await Promise.all([
      shopper.twin().call('POST', ORDERS, fields(1740)),
      shopper.twin().call('POST', LINES, { variantId, quantity: 1 }),
    ]);
    expect(added.statusCode).toBe(200);
    // If the line came first, the total has changed; if second, it is in a new cart.
    if (placed.statusCode === 200) expect(added.json().cart.totalQuantity).toBe(1);
    else expect([placed.json().code, added.json().cart.totalQuantity]).toEqual(['commerce/total-changed', 2]);
  }
  const lines = await store.db.selectFrom('order_line').select('quantity').where('site_id', '=', site.id).execute();
  expect(lines.every(({ quantity }) => quantity === 1)).toBe(true);
});

race('a price that changes while orders are placed never makes an order of another total than was seen', async () => {
  const { variantId } = await seedProduct(store.db, site, {
    variants: [{ unlimited: true, priceCents: 1000 }],
  });
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith({ variantId, quantity: 1 })));
  const setPrice = (cents: number) =>
    store.db.updateTable('variant').set({ price_cents: cents }).where('id', '=', variantId).execute();
  const [replies] = await Promise.all([
    Promise.all(shoppers.map((shopper) => shopper.call('POST', ORDERS, fields(1490)))),
    setPrice(2000),
  ]);
  expect(replies.every((reply) => reply.statusCode === 200 || reply.json().code === 'commerce/total-changed')).toBe(
    true,
  );
  expect((await orders()).every((row) => row.total_cents === 1490)).toBe(true);
});

race('an order that PostgreSQL ends to break a deadlock is placed after all', async () => {
  const products = [await seedProduct(store.db, site), await seedProduct(store.db, site)];
  const [low = '', high = ''] = products.map(({ variantId }) => variantId).sort();
  const shopper = await shopperWith({ variantId: low, quantity: 1 }, { variantId: high, quantity: 1 });
  const order = await lockInReverse(high, low, () => shopper.call('POST', ORDERS, fields(2990)));
  expect((await order.reply)?.statusCode).toBe(200);
  expect(await stocks()).toEqual([9, 9]);
});

/**
 * Locks in an order that our code never uses. PostgreSQL aborts whoever waited longest: the order, unless the machine
 * is very busy.
 */
async function lockInReverse(
  first: string,
  second: string,
  meanwhile: () => Promise<Reply>,
): Promise<{ reply: Promise<Reply> | undefined }> {
  let reply: Promise<Reply> | undefined;
  const locking = store.db.transaction().execute(async (trx) => {
    const lock = (id: string) => trx.selectFrom('variant').select('id').where('id', '=', id).forUpdate().execute();
    await lock(first);
    reply = meanwhile();
    await untilOneWaits(store.db, { work: reply });
    await lock(second);
  });
  await locking.catch((error: { code?: string }) => {
    if (error.code !== '40P01') throw error;
  });
  return { reply };
}

test('an order that waits for a product’s save is checked against the saved product', async () => {
  const { variantId } = await seedProduct(store.db, site, { variants: [{ qtyInStock: 10 }] });
  const shopper = await shopperWith({ variantId, quantity: 1 });
  const placed = await store.db.transaction().execute(async (saving) => {
    // In the order of a save: variants, then the product.
    await saving.selectFrom('variant').select('id').where('id', '=', variantId).forUpdate().execute();
    const order = shopper.call('POST', ORDERS, fields(1740));
    await untilOneWaits(store.db, { work: order });
    await saving
      .updateTable('product')
      .set({ workflow_status: WORKFLOW_STATUS.draft })
      .where('site_id', '=', site.id)
      .execute();
    await saving.updateTable('variant').set({ price_cents: 1250 }).where('id', '=', variantId).execute();
    return { order };
  });
  const reply = await placed.order;
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'commerce/variant-not-found']);
  expect([await stocks(), await orders()]).toEqual([[10], []]);
});
