import { randomUUID } from 'node:crypto';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { sweepCartWrites } from './write/sweep-carts';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
let variantId: string;
beforeAll(async () => {
  store = await openStore();
});
beforeEach(async () => {
  ({ variantId } = await seedProduct(store.db, store.seeded, { productType: 2, variants: [{ unlimited: true }] }));
});
afterAll(() => store.close());

const cartOf = async (shopper: Shopper) => (await shopper.get('/api/commerce/cart/cart')).json().cart;
const pieces = async (shopper: Shopper) => (await cartOf(shopper)).totalQuantity;
const lineOf = async (shopper: Shopper) => (await cartOf(shopper)).entries[0].id;

describe('with script', () => {
  test('an addition whose reply was lost is added once, however often it is sent, and gets the same answer', async () => {
    const shopper = store.shopper();
    const input = { variantId, quantity: 2, key: randomUUID() };
    const first = await shopper.call('POST', LINES, input);
    for (let again = 0; again < 3; again += 1) {
      const reply = await shopper.twin().call('POST', LINES, input);
      expect(reply.json()).toEqual({ ...first.json(), key: expect.any(String) });
    }
    expect(await pieces(shopper)).toBe(2);
  });

  test('every reply brings a new key, which the next press uses', async () => {
    const shopper = store.shopper();
    let key = randomUUID();
    const keys = new Set([key]);
    for (let press = 0; press < 3; press += 1) {
      const reply = await shopper.call('POST', LINES, { variantId, quantity: 1, key });
      keys.add((key = reply.json().key));
    }
    expect([await pieces(shopper), keys.size]).toEqual([3, 4]);
  });

  test('a refused addition does not use up its key', async () => {
    const shopper = store.shopper();
    const scarce = await seedProduct(store.db, store.seeded, { variants: [{ qtyInStock: 1 }] });
    const input = { variantId: scarce.variantId, quantity: 2, key: randomUUID() };
    expect((await shopper.call('POST', LINES, input)).statusCode).toBe(409);
    await store.db.updateTable('variant').set({ qty_in_stock: 5 }).where('id', '=', scarce.variantId).execute();
    expect((await shopper.call('POST', LINES, input)).statusCode).toBe(200);
  });

  test('different input under the same key is a new input', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    await shopper.call('POST', LINES, { variantId, quantity: 1, key });
    await shopper.call('POST', LINES, { variantId, quantity: 2, key });
    expect(await pieces(shopper)).toBe(3);
  });

  test('a quantity that arrives again after a later one changes nothing', async () => {
    const shopper = store.shopper();
    await shopper.call('POST', LINES, { variantId, quantity: 1 });
    const path = `${LINES}/${await lineOf(shopper)}`;
    const early = { quantity: 5, key: randomUUID() };
    await shopper.call('PUT', path, early);
    await shopper.call('PUT', path, { quantity: 7, key: randomUUID() });
    expect((await shopper.twin().call('PUT', path, early)).json().cart.totalQuantity).toBe(7);
  });

  test('a resent removal is answered like the first', async () => {
    const shopper = store.shopper();
    await shopper.call('POST', LINES, { variantId, quantity: 1 });
    const path = `${LINES}/${await lineOf(shopper)}`;
    const key = randomUUID();
    const first = await shopper.call('DELETE', path, { key });
    expect(first.json().message).toBe('Stoneware mug was removed from your cart.');
    const again = await shopper.twin().call('DELETE', path, { key });
    expect(again.json()).toEqual({ ...first.json(), key: expect.any(String) });
    expect((await shopper.call('DELETE', path, { key: randomUUID() })).json().code).toBe('commerce/line-not-found');
  });

  test('without a key nothing is recognised', async () => {
    const shopper = store.shopper();
    await shopper.call('POST', LINES, { variantId, quantity: 1 });
    await shopper.call('POST', LINES, { variantId, quantity: 1 });
    expect(await pieces(shopper)).toBe(2);
  });

  test('a change is remembered for a day and then forgotten', async () => {
    const shopper = store.shopper();
    const input = { variantId, quantity: 1, key: randomUUID() };
    const { id } = (await shopper.call('POST', LINES, input)).json().cart;
    const made = async (hoursAgo: number) => {
      const revision = Date.now() - hoursAgo * 3_600_000;
      await store.db.updateTable('cart_write').set({ revision }).where('cart_id', '=', id).execute();
      const swept = await sweepCartWrites(store.db);
      await shopper.call('POST', LINES, input);
      return [swept, await pieces(shopper)];
    };
    expect([await made(23), await made(25)]).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a change from yesterday that is not swept yet is made again, and remembered anew', async () => {
    const shopper = store.shopper();
    const input = { variantId, quantity: 1, key: randomUUID() };
    const { id } = (await shopper.call('POST', LINES, input)).json().cart;
    const revision = Date.now() - 90_000_000;
    await store.db.updateTable('cart_write').set({ revision }).where('cart_id', '=', id).execute();
    for (let sent = 0; sent < 2; sent += 1) await shopper.call('POST', LINES, input);
    expect(await pieces(shopper)).toBe(2);
  });
});

describe('a browser without a cart', () => {
  test('two tabs that add their first product at once fill one cart', async () => {
    const other = await seedProduct(store.db, store.seeded, { productType: 2 });
    for (let round = 0; round < 5; round += 1) {
      const shopper = store.shopper();
      const tabs = [shopper.twin(), shopper.twin()];
      const inputs = [variantId, other.variantId].map((id) => ({ variantId: id, quantity: 1, key: randomUUID() }));
      const replies = await Promise.all(tabs.map((tab, index) => tab.call('POST', LINES, inputs[index])));
      const tokens = new Set(tabs.map(({ cookies }) => cookies.get('CART')));
      expect([replies.map(({ statusCode }) => statusCode), tokens.size]).toEqual([[200, 200], 1]);
      expect(await pieces(tabs[0] ?? shopper)).toBe(2);
    }
  });

  test('resends its first addition after a lost answer, and adds it once', async () => {
    const shopper = store.shopper();
    const input = { variantId, quantity: 1, key: randomUUID() };
    await shopper.twin().call('POST', LINES, input);
    await shopper.call('POST', LINES, input);
    expect(await pieces(shopper)).toBe(1);
  });

  test('finds no cart of another browser or site, none older than a minute, and none that is an order', async () => {
    const shopper = store.shopper();
    const input = () => ({ variantId, quantity: 1, key: randomUUID() });
    const { id } = (await shopper.twin().call('POST', LINES, input())).json().cart;
    expect((await store.shopper().call('POST', LINES, input())).json().cart.totalQuantity).toBe(1);
    await store.db
      .updateTable('cart')
      .set({ created_at: new Date(Date.now() - 61_000) } as never)
      .where('id', '=', id)
      .execute();
    const later = shopper.twin();
    expect((await later.call('POST', LINES, input())).json().cart.totalQuantity).toBe(1);
    const order = orderFields({ key: randomUUID(), seenTotalCents: 1250, shippingOptionId: '' });
    expect((await later.call('POST', '/api/commerce/checkout/orders', order)).statusCode).toBe(200);
    expect((await shopper.call('POST', LINES, input())).json().cart.totalQuantity).toBe(1);
  });

  test('the token can be derived neither from the crumb nor from the database alone', async () => {
    const shopper = store.shopper();
    await shopper.call('POST', LINES, { variantId, quantity: 1 });
    const [token = '', crumb = ''] = ['CART', 'crumb'].map((name) => shopper.valueOf(name));
    const row = await store.db.selectFrom('cart').selectAll().orderBy('created_at', 'desc').executeTakeFirst();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(crumb);
  });
});
