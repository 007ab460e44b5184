import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { spec } from '../../../../tools/testing/spec';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { untilOneWaits } from '../../platform/schema/until-one-waits.fixture';
import type { Tables } from '../../platform/schema/tables';
import { bumpCart } from './write/cart-row';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
let variantIds: readonly string[];
beforeAll(async () => {
  store = await openStore();
  const seeded = await seedProduct(store.db, store.seeded, { variants: [{ unlimited: true }, { unlimited: true }] });
  variantIds = seeded.variantIds;
});
afterAll(() => store.close());

interface Overtaken {
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly lineId: string;
}

async function filled(): Promise<Overtaken> {
  const shopper = store.shopper();
  const reply = await shopper.call('POST', LINES, { variantId: variantIds[0], quantity: 2 });
  const { id: cartId, entries } = reply.json().cart;
  return { shopper, cartId, lineId: entries[0].id };
}

/** Sends a change, and makes another one between its read and its write. */
async function overtake(
  { cartId }: Overtaken,
  send: () => Promise<Reply>,
  faster: (trx: Transaction<Tables>) => Promise<unknown>,
): Promise<Reply> {
  const { sent } = await store.db.transaction().execute(async (trx) => {
    await trx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
    // In an object, since awaiting it would block the transaction that it waits for.
    const waiting = { sent: send() };
    await untilOneWaits(store.db, { work: waiting.sent });
    await faster(trx);
    await bumpCart(trx, cartId);
    return waiting;
  });
  return sent;
}

const quantities = ({ cart }: { cart: { entries: { quantity: number }[] } }) =>
  cart.entries.map(({ quantity }) => quantity);
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/commerce/cart/cart')).json();
const setTo = (quantity: number) => (trx: Transaction<Tables>, lineId: string) =>
  trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute();
const remove = (trx: Transaction<Tables>, lineId: string) =>
  trx.deleteFrom('cart_line').where('id', '=', lineId).execute();

spec('CART-20', 'an addition that another change overtakes adds to the current quantity', async () => {
  const visit = await filled();
  const input = { variantId: variantIds[0], quantity: 3, key: randomUUID() };
  const send = () => visit.shopper.call('POST', LINES, input);
  const reply = await overtake(visit, send, (trx) => setTo(7)(trx, visit.lineId));
  expect([reply.statusCode, quantities(reply.json())]).toEqual([200, [10]]);
  expect(await cartOf(visit.shopper)).toMatchObject({ revision: reply.json().revision, cart: reply.json().cart });
});

spec(
  'CART-20',
  'a quantity change overtaken by a removal reports that the line is gone, and writes nothing',
  async () => {
    const visit = await filled();
    const send = () => visit.shopper.call('PUT', `${LINES}/${visit.lineId}`, { quantity: 5, key: randomUUID() });
    const reply = await overtake(visit, send, (trx) => remove(trx, visit.lineId));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'commerce/line-not-found']);
    const written = store.db.selectFrom('cart_write').select('title').where('cart_id', '=', visit.cartId);
    expect([quantities(await cartOf(visit.shopper)), await written.execute()]).toEqual([[], []]);
  },
);

spec('CART-20', 'a removal overtaken by an addition leaves what was added', async () => {
  const visit = await filled();
  const send = () => visit.shopper.call('DELETE', `${LINES}/${visit.lineId}`, { key: randomUUID() });
  const line = { id: randomUUID(), site_id: store.seeded.id, cart_id: visit.cartId, quantity: 4 };
  const reply = await overtake(visit, send, (trx) =>
    trx
      .insertInto('cart_line')
      .values({ ...line, variant_id: variantIds[1] ?? '' })
      .execute(),
  );
  expect([reply.statusCode, quantities(reply.json())]).toEqual([200, [4]]);
});

spec('CART-20', 'a change overtaken by its own copy is made once, and answered like the copy', async () => {
  const visit = await filled();
  const input = { variantId: variantIds[1], quantity: 1, key: randomUUID() };
  const replies: Promise<Reply>[] = [];
  const send = () => {
    replies.push(...[1, 2, 3].map(() => visit.shopper.twin().call('POST', LINES, input)));
    return visit.shopper.call('POST', LINES, input);
  };
  const last = await overtake(visit, send, async () => undefined);
  const received = [last, ...(await Promise.all(replies))].map((reply) => reply.json());
  expect(received.map(quantities)).toEqual(received.map(() => [2, 1]));
  expect(new Set(received.map(({ revision }) => revision)).size).toBe(1);
});

spec(
  'CART-20',
  'an addition overtaken by the removal of its variant reports this, and leaves the cart unchanged',
  async () => {
    const visit = await filled();
    const { variantId, id: productId } = await seedProduct(store.db, store.seeded, { variants: [{ unlimited: true }] });
    const before = await cartOf(visit.shopper);
    const { sent } = await store.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('variant').where('product_id', '=', productId).execute();
      const waiting = { sent: visit.shopper.call('POST', LINES, { variantId, quantity: 1, key: randomUUID() }) };
      await untilOneWaits(store.db, { work: waiting.sent });
      return waiting;
    });
    const reply = await sent;
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'commerce/variant-not-found']);
    expect(await cartOf(visit.shopper)).toEqual(before);
  },
);

spec('CART-05', 'an input overtaken by another preserves the other', async () => {
  const visit = await filled();
  const place = { country: 'US', state: '', zip: '', key: randomUUID() };
  const send = () => visit.shopper.call('PUT', DELIVERY_CALLS.setDelivery.path, place);
  await overtake(visit, send, (trx) =>
    trx
      .updateTable('cart')
      .set({ coupon_codes: ['SPRING'] })
      .where('id', '=', visit.cartId)
      .execute(),
  );
  const row = store.db.selectFrom('cart').select(['place', 'coupon_codes']).where('id', '=', visit.cartId);
  expect(await row.executeTakeFirst()).toMatchObject({ place: { country: 'US' }, coupon_codes: ['SPRING'] });
});

spec('CART-20', 'a change overtaken by an order no longer finds a cart', async () => {
  const visit = await filled();
  const send = () => visit.shopper.call('PUT', `${LINES}/${visit.lineId}`, { quantity: 5, key: randomUUID() });
  const reply = await overtake(visit, send, (trx) => bumpCart(trx, visit.cartId, { order_id: randomUUID() }));
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'commerce/line-not-found']);
});

spec('CART-20', 'a browser that holds a cart which has become an order starts another cart', async () => {
  const { shopper, cartId, lineId } = await filled();
  await store.db.transaction().execute((trx) => bumpCart(trx, cartId, { order_id: randomUUID() }));
  const old = () => shopper.twin();
  const set = await old().call('PUT', `${LINES}/${lineId}`, { quantity: 5, key: randomUUID() });
  expect([set.json().code, quantities(await cartOf(old()))]).toEqual(['commerce/line-not-found', []]);
  const added = await old().call('POST', LINES, { variantId: variantIds[0], quantity: 1, key: randomUUID() });
  expect([added.json().cart.id === cartId, quantities(added.json())]).toEqual([false, [1]]);
});
