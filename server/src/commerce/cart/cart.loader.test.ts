import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedPicture } from '../../../../tools/testing/store/seed-picture';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { cartLoader } from './cart.loader';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

spec('CART-20', 'returns the same cart as the call getCart', async () => {
  const shopper = store.shopper();
  const { variantId } = await seedProduct(store.db, store.seeded);
  await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 3 });
  const { states, ...view } = (await shopper.get('/api/commerce/cart/cart')).json();
  expect(await store.load(cartLoader, { cartToken: shopper.valueOf('CART') })).toEqual(view);
  expect(states['commerce/cart'].revision).toBe(view.revision);
});

test('a line shows its variant’s picture, or else the product’s first one', async () => {
  const [mug, ink] = [
    await seedPicture(store.db, store.seeded, 'Mug'),
    await seedPicture(store.db, store.seeded, 'Ink'),
  ];
  const { variantIds } = await seedProduct(store.db, store.seeded, {
    pictureIds: [mug.id],
    optionNames: ['Glaze'],
    variants: [{ options: ['Oat'] }, { options: ['Ink'], pictureId: ink.id }],
  });
  store.forget();
  const shopper = store.shopper();
  for (const variantId of variantIds)
    await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 1 });
  const view = await store.load(cartLoader, { cartToken: shopper.valueOf('CART') });
  expect(view?.cart.entries.map(({ picture, optionValues }) => [optionValues[0]?.value, picture?.alt])).toEqual([
    ['Oat', 'Mug'],
    ['Ink', 'Ink'],
  ]);
});
