import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { summaryLoader } from './summary.loader';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

spec('IND-01', 'counts items and adds up their prices like the cart itself', async () => {
  const shopper = store.shopper();
  const { variantId } = await seedProduct(store.db, store.seeded, { variants: [{ priceCents: 999, unlimited: true }] });
  const { states } = (await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 101 })).json();
  const { texts, ...stateEvent } = states['commerce/cart'];
  expect(await store.load(summaryLoader, { cartToken: shopper.valueOf('CART') })).toEqual(stateEvent);
  expect(stateEvent).toMatchObject({ items: 101, subtotalCents: 100_899 });
  expect(texts).toBeDefined();
});

test('a visitor without a cart has nothing in it, and the page says so', async () => {
  expect(await store.load(summaryLoader)).toMatchObject({ items: 0, subtotalCents: 0 });
  expect(await store.load(summaryLoader, { cartToken: 'A'.repeat(43) })).toMatchObject({ items: 0, subtotalCents: 0 });
  expect(summaryLoader.stateEvent).toBe('commerce/cart');
});

test('a new cart outranks no cart, and a missing cart outranks an old one', async () => {
  const absent = await store.load(summaryLoader);
  const shopper = store.shopper();
  const { variantId } = await seedProduct(store.db, store.seeded);
  const { revision } = (await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 })).json();
  expect(revision).toBeGreaterThan(absent?.revision ?? Infinity);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  expect((await store.load(summaryLoader))?.revision).toBeGreaterThan(revision);
});
