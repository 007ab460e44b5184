import { randomUUID } from 'node:crypto';
import type { CartEntry } from 'shared-types/commerce/cart';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

async function shopperWith(quantity: number, seed: ProductSeed = {}) {
  const shopper = store.shopper();
  const product = await seedProduct(store.db, store.seeded, seed);
  const { cart, revision } = (await shopper.call('POST', LINES, { variantId: product.variantId, quantity })).json();
  return {
    shopper,
    product,
    path: `${LINES}/${cart.entries[0].id}`,
    lineId: cart.entries[0].id as string,
    revision: revision as number,
  };
}
const quantities = async (shopper: Shopper) =>
  (await shopper.get('/api/commerce/cart/cart')).json().cart.entries.map((entry: CartEntry) => entry.quantity);

spec(['CART-20', 'CART-06'], 'sets the quantity and returns the new totals', async () => {
  const { shopper, path, revision } = await shopperWith(1);
  const reply = await shopper.call('PUT', path, { quantity: 4 });
  expect(reply.json()).toMatchObject({
    cart: { totalQuantity: 4, subtotalCents: 5000 },
    message: 'Stoneware mug: 4 in your cart.',
  });
  expect(reply.json().revision).toBeGreaterThan(revision);
});

spec('CART-12', 'removes the line when a script sends 0, since the script has asked the visitor', async () => {
  const { shopper, path } = await shopperWith(2);
  const reply = await shopper.call('PUT', path, { quantity: 0 });
  expect(reply.json()).toMatchObject({
    cart: { entries: [], totalQuantity: 0, grandTotalCents: 0 },
    message: 'Stoneware mug was removed from your cart.',
  });
});

spec(['CART-11', 'CART-14'], 'asks for confirmation when a form sends 0, and changes nothing until then', async () => {
  const { shopper, path, lineId } = await shopperWith(2);
  const response = await shopper.post(path, { quantity: '0', return: '/cart', block: store.seeded.cartBlockId });
  expect(response.statusCode).toBe(422);
  expect(formOf(response, store.seeded.cartBlockId)).toEqual({
    values: { quantity: '0', lineId },
    errors: {},
    question: 'Remove Stoneware mug from your cart?',
  });
  expect(await quantities(shopper)).toEqual([2]);
});

spec('CART-12', 'removes the line when the form confirms', async () => {
  const { shopper, path } = await shopperWith(2);
  const response = await shopper.post(path, { quantity: '0', confirmed: 'yes', return: '/cart' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/cart']);
  expect(await quantities(shopper)).toEqual([]);
});

spec('CART-13', 'leaves the line and its quantity when the form declines', async () => {
  const { shopper, path } = await shopperWith(2);
  const response = await shopper.post(path, { quantity: '0', confirmed: 'no', return: '/cart' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/cart']);
  expect(await quantities(shopper)).toEqual([2]);
});

test('a form sets the quantity too', async () => {
  const { shopper, path } = await shopperWith(2);
  expect((await shopper.post(path, { quantity: '3', return: '/cart' })).statusCode).toBe(303);
  expect(await quantities(shopper)).toEqual([3]);
});

describe('refuses and leaves the line unchanged', () => {
  const refusal = async (shopper: Shopper, path: string, body: unknown) => {
    const before = (await shopper.get('/api/commerce/cart/cart')).json();
    const reply = await shopper.call('PUT', path, body);
    expect((await shopper.get('/api/commerce/cart/cart')).json()).toEqual(before);
    return [reply.statusCode, reply.json().code];
  };

  test('more than there is', async () => {
    const { shopper, path } = await shopperWith(2, { variants: [{ qtyInStock: 3 }] });
    expect(await refusal(shopper, path, { quantity: 4 })).toEqual([409, 'commerce/line-too-many']);
  });

  test('any quantity of an item that has sold out or been removed meanwhile, but not its removal', async () => {
    const soldOut = await shopperWith(2);
    await store.db
      .updateTable('variant')
      .set({ qty_in_stock: 0 })
      .where('id', '=', soldOut.product.variantId)
      .execute();
    expect(await refusal(soldOut.shopper, soldOut.path, { quantity: 1 })).toEqual([409, 'commerce/line-sold-out']);
    const gone = await shopperWith(2);
    await store.db
      .updateTable('product')
      .set({ workflow_status: WORKFLOW_STATUS.draft })
      .where('id', '=', gone.product.id)
      .execute();
    expect(await refusal(gone.shopper, gone.path, { quantity: 1 })).toEqual([404, 'commerce/variant-not-found']);
    expect((await gone.shopper.call('PUT', gone.path, { quantity: 0 })).json().cart.entries).toEqual([]);
  });

  test('a line that is not in the visitor’s own cart', async () => {
    const [mine, theirs] = [await shopperWith(1), await shopperWith(1)];
    expect(await refusal(mine.shopper, theirs.path, { quantity: 5 })).toEqual([404, 'commerce/line-not-found']);
    expect(await refusal(mine.shopper, `${LINES}/${randomUUID()}`, { quantity: 5 })).toEqual([
      404,
      'commerce/line-not-found',
    ]);
    expect(await refusal(store.shopper(), mine.path, { quantity: 5 })).toEqual([404, 'commerce/line-not-found']);
    const block = store.seeded.cartBlockId;
    const form = await store.shopper().post(mine.path, { quantity: '0', return: '/cart', block });
    expect(formOf(form, block)).toMatchObject({ code: 'commerce/line-not-found' });
    expect(await quantities(theirs.shopper)).toEqual([1]);
  });

  test('input of the wrong shape', async () => {
    const { shopper, path } = await shopperWith(1);
    for (const quantity of [-1, 0.5, 1e9, 'two', null, [3], { $gt: 0 }]) {
      expect(await refusal(shopper, path, { quantity })).toEqual([400, 'site/invalid-input']);
    }
    expect(await refusal(shopper, path, { quantity: 1, confirmed: 'maybe' })).toEqual([400, 'site/invalid-input']);
    expect(await refusal(shopper, `${LINES}/mug`, { quantity: 1 })).toEqual([400, 'site/invalid-input']);
  });
});

test('many simultaneous changes leave the last one stored, with a revision for each', async () => {
  const { shopper, path } = await shopperWith(1, { variants: [{ unlimited: true }] });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => shopper.twin().call('PUT', path, { quantity: index + 1 })),
  );
  const bodies = replies.map((reply) => reply.json());
  const last = bodies.reduce((a, b) => (a.revision > b.revision ? a : b));
  expect(new Set(bodies.map(({ revision }) => revision)).size).toBe(20);
  expect(await quantities(shopper)).toEqual([last.cart.entries[0].quantity]);
});
