import { randomUUID } from 'node:crypto';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedPicture } from '../../../../tools/testing/store/seed-picture';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { tokenHash } from '../../platform/http/token-hash';
import { orderLoader } from './order.loader';

let store: TestStore;
let location: string;
let beganMs: number;
beforeAll(async () => {
  store = await openStore();
  const { db, seeded } = store;
  const picture = await seedPicture(db, seeded, 'Mug');
  const shippingOptionId = await seedShipping(db, seeded);
  const { id, variantId } = await seedProduct(db, seeded, {
    pictureIds: [picture.id],
    optionNames: ['Glaze'],
    variants: [{ options: ['Oat'] }],
    form: { title: 'Engraving', fields: [{ id: 'words', type: 'text', title: 'Words', required: true }] },
  });
  const shopper = store.shopper();
  const { cart } = (await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity: 2 })).json();
  await shopper.call('PUT', `/api/commerce/cart/lines/${cart.entries[0].id}/form`, { form: { words: 'For Ada' } });
  const fields = orderFields({ shippingOptionId, key: randomUUID(), seenTotalCents: 2990 });
  beganMs = Date.now();
  ({ location } = (await shopper.call('POST', '/api/commerce/checkout/orders', fields)).json());
  // The order must not change with the product.
  await db
    .updateTable('product')
    .set({ title: 'Renamed', option_names: ['Colour'], picture_ids: [], form: null })
    .where('id', '=', id)
    .execute();
  await db.updateTable('variant').set({ price_cents: 1, sku: 'OTHER' }).where('id', '=', variantId).execute();
  await db.deleteFrom('shipping_option').where('id', '=', shippingOptionId).execute();
  store.forget();
});
afterAll(() => store.close());

test('shows the order as it was placed', async () => {
  const view = await store.load(orderLoader, { path: location });
  expect(view?.order).toMatchObject({
    number: 1001,
    email: 'ada@example.com',
    address: { firstName: 'Ada', lastName: 'Lovelace', city: 'Berlin', country: 'DE' },
    shippingName: 'Parcel',
    subtotalCents: 2500,
    shippingCostCents: 490,
    taxCents: 0,
    discountCents: 0,
    grandTotalCents: 2990,
    currency: 'EUR',
    paymentInstructions: 'Please pay within a week.',
  });
  expect(view?.order.lines).toEqual([
    {
      id: expect.any(String),
      title: 'Stoneware mug',
      picture: expect.objectContaining({ alt: 'Mug' }),
      optionValues: [{ optionName: 'Glaze', value: 'Oat' }],
      answers: [{ title: 'Words', answer: 'For Ada' }],
      sku: expect.stringMatching(/^SKU-/),
      quantity: 2,
      unitPriceCents: 1250,
      lineTotalCents: 2500,
    },
  ]);
  expect(view?.order.placedAt).toBeGreaterThanOrEqual(beganMs);
  expect(view?.order.placedAt).toBeLessThanOrEqual(Date.now());
});

test('shows it only with the whole secret', async () => {
  const [order] = await store.db.selectFrom('customer_order').selectAll().execute();
  for (const guess of [
    order?.id,
    order?.token_hash,
    `${order?.number}`,
    order?.key,
    location.slice(0, -1).split('/').at(-1),
    tokenHash(''),
  ]) {
    expect(await store.load(orderLoader, { path: `/checkout/order/${guess}` })).toBeNull();
  }
});

test('shows it on its own site only', async () => {
  const other = await seedSite(store.db, { host: 'other.test' });
  store.forget();
  expect(await store.load(orderLoader, { host: other.host, path: location })).toBeNull();
  expect(await store.load(orderLoader, { path: location })).not.toBeNull();
});
