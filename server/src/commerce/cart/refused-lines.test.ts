import { randomUUID } from 'node:crypto';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { formOf } from '../../../../tools/testing/store/shopper';
import { CART_LINES_MAX } from './write/cart.store';

const LINES = '/api/commerce/cart/lines';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const product = (seed: ProductSeed = {}) => seedProduct(store.db, store.seeded, seed);
const stored = () =>
  Promise.all([
    store.db.selectFrom('cart').selectAll().execute(),
    store.db.selectFrom('cart_line').selectAll().execute(),
  ]);

test('a refused form shows its page again with the message and the typed values', async () => {
  const shopper = store.shopper();
  const { variantId } = await product({ variants: [{ qtyInStock: 2 }] });
  const block = store.seeded.cartBlockId;
  const response = await shopper.post(LINES, { variantId, quantity: '3', return: '/cart', block });
  expect(response.statusCode).toBe(422);
  expect(formOf(response, block)).toEqual({
    values: { variantId, quantity: '3' },
    errors: {},
    message: 'Stoneware mug: only 2 in stock.',
    code: 'commerce/line-too-many',
  });
});

test('a refused form with another target shows the page it is on', async () => {
  const shopper = store.shopper();
  const { variantId, slug } = await product({ variants: [{ qtyInStock: 2 }] });
  store.forget();
  const page = `/shop/p/${slug}`;
  const { body } = await shopper.get(page);
  const block = /data-block="([^"]+)"[^>]* data-feature="commerce\/product"/.exec(body)?.[1];
  const response = await shopper.post(LINES, { variantId, quantity: '3', return: '/cart', page, block });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('data-form-error="true">Stoneware mug: only 2 in stock.<');
});

describe('refuses and stores nothing', () => {
  const refusal = async (body: unknown, shopper = store.shopper()) => {
    const before = await stored();
    const response = await shopper.call('POST', LINES, body);
    expect(await stored()).toEqual(before);
    expect(response.json().error).toMatch(/^[A-Z“].*\.$/);
    return [response.statusCode, response.json().code, response.cookies.length];
  };

  test('an unknown variant, one of a hidden product, one of another site', async () => {
    const hidden = await product({ workflowStatus: WORKFLOW_STATUS.draft });
    const other = await seedSite(store.db, { host: `${randomUUID()}.test` });
    const foreign = await seedProduct(store.db, other);
    for (const variantId of [randomUUID(), hidden.variantId, foreign.variantId]) {
      expect(await refusal({ variantId, quantity: 1 })).toEqual([404, 'commerce/variant-not-found', 0]);
    }
  });

  spec('PROD-05', 'what is sold out', async () => {
    const { variantId } = await product({ variants: [{ qtyInStock: 0 }] });
    expect(await refusal({ variantId, quantity: 1 })).toEqual([409, 'commerce/line-sold-out', 0]);
  });

  test('more than the stock, counting what is in the cart', async () => {
    const shopper = store.shopper();
    const { variantId } = await product({ variants: [{ qtyInStock: 3 }] });
    expect(await refusal({ variantId, quantity: 4 })).toEqual([409, 'commerce/line-too-many', 0]);
    await shopper.call('POST', LINES, { variantId, quantity: 2 });
    expect(await refusal({ variantId, quantity: 2 }, shopper)).toEqual([409, 'commerce/line-too-many', 0]);
  });

  test('more than a line can hold, also of unlimited stock', async () => {
    const shopper = store.shopper();
    const { variantId } = await product({ productType: PRODUCT_TYPE.digital, variants: [{ qtyInStock: 0 }] });
    expect((await shopper.call('POST', LINES, { variantId, quantity: 999 })).statusCode).toBe(200);
    expect(await refusal({ variantId, quantity: 1 }, shopper)).toEqual([409, 'commerce/line-too-many', 0]);
  });

  spec('CART-21', 'one item more than a cart can hold', async () => {
    const shopper = store.shopper();
    const variants = Array.from({ length: CART_LINES_MAX + 1 }, (_, index) => ({ options: [`${index}`] }));
    const { variantIds } = await product({ optionNames: ['Number'], variants });
    const [first, ...rest] = variantIds.slice(0, CART_LINES_MAX);
    const { cart } = (await shopper.call('POST', LINES, { variantId: first, quantity: 1 })).json();
    const lines = rest.map((variant_id) => ({
      id: randomUUID(),
      site_id: store.seeded.id,
      cart_id: cart.id,
      variant_id,
      quantity: 1,
    }));
    await store.db.insertInto('cart_line').values(lines).execute();
    expect(await refusal({ variantId: variantIds[CART_LINES_MAX], quantity: 1 }, shopper)).toEqual([
      409,
      'commerce/cart-full',
      0,
    ]);
    expect((await shopper.call('POST', LINES, { variantId: variantIds[0], quantity: 1 })).statusCode).toBe(200);
  });

  test('input of the wrong shape, with a message for each field', async () => {
    const { variantId } = await product();
    for (const body of [
      {},
      { variantId },
      { variantId, quantity: 0 },
      { variantId: 'mug', quantity: 1 },
      { variantId: [variantId], quantity: 1 },
      [],
      'null',
    ]) {
      expect(await refusal(body)).toEqual([400, 'site/invalid-input', 0]);
    }
    const response = await store.shopper().call('POST', LINES, {});
    expect(response.json().data.errors).toEqual({
      variantId: 'Choose what to buy.',
      quantity: 'Choose a whole number from 1 to 999.',
    });
  });
});
