import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

async function shopperWithTwoLines() {
  const shopper = store.shopper();
  const [mug, apron] = [
    await seedProduct(store.db, store.seeded),
    await seedProduct(store.db, store.seeded, { title: 'Apron' }),
  ];
  await shopper.call('POST', LINES, { variantId: mug.variantId, quantity: 1 });
  const { cart } = (await shopper.call('POST', LINES, { variantId: apron.variantId, quantity: 2 })).json();
  return { shopper, ids: cart.entries.map(({ id }: { id: string }) => id) as string[] };
}

spec('CART-20', 'takes the line out and leaves the others', async () => {
  const { shopper, ids } = await shopperWithTwoLines();
  const reply = await shopper.call('DELETE', `${LINES}/${ids[0]}`);
  expect(reply.json()).toMatchObject({
    cart: { totalQuantity: 2, entries: [{ id: ids[1] }] },
    message: 'Stoneware mug was removed from your cart.',
  });
});

spec('CART-12', 'takes the line out for a form', async () => {
  const { shopper, ids } = await shopperWithTwoLines();
  const response = await shopper.post(`${LINES}/${ids[1]}/removal`, { return: '/cart' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/cart']);
  expect((await shopper.get('/api/commerce/cart/cart')).json().cart.entries).toHaveLength(1);
});

test('says so when the line is already gone or is another visitor’s', async () => {
  const [{ shopper, ids }, other] = [await shopperWithTwoLines(), await shopperWithTwoLines()];
  await shopper.call('DELETE', `${LINES}/${ids[0]}`);
  for (const id of [ids[0], other.ids[0]]) {
    const reply = await shopper.call('DELETE', `${LINES}/${id}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'commerce/line-not-found']);
  }
  expect((await other.shopper.get('/api/commerce/cart/cart')).json().cart.entries).toHaveLength(2);
});

test('simultaneous removals and a change leave one consistent cart', async () => {
  const { shopper, ids } = await shopperWithTwoLines();
  const replies = await Promise.all([
    shopper.twin().call('DELETE', `${LINES}/${ids[0]}`),
    shopper.twin().call('PUT', `${LINES}/${ids[0]}`, { quantity: 5 }),
    shopper.twin().call('DELETE', `${LINES}/${ids[0]}`),
  ]);
  const [first, change, second] = replies.map((reply) => reply.statusCode);
  expect([first, second].sort()).toEqual([200, 404]);
  expect([200, 404]).toContain(change);
  expect(
    (await shopper.get('/api/commerce/cart/cart')).json().cart.entries.map(({ id }: { id: string }) => id),
  ).toEqual([ids[1]]);
});
