import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { untilOneWaits } from '../../platform/schema/until-one-waits.fixture';
import { sharePricesLock } from '../../site/catalogue/prices-lock';
import type { Site } from '../../site/directory/site';
import { SHIPPING_OPTIONS } from '../shipping-editor/shipping-rules';
import { cartOf } from './prices.fixture';
import { saveRule } from './save-rule';
import { prepareOwnedShipping } from '../shipping-editor/shipping.fixture';
import { ADA } from '../product-editor/products.fixture';

const prices = prepareOwnedShipping();
const { filled, remove, reload, save, store } = prices;

const BUYERS = 6;

/** Buyers with a mug each, shipped to Germany for 4.90. */
async function buyers() {
  const variantId = await prices.variantId();
  await store.open.db.updateTable('variant').set({ qty_in_stock: 100 }).where('id', '=', variantId).execute();
  return Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = await store.buyer(variantId);
      await buyer.call('PUT', DELIVERY_CALLS.setDelivery.path, { country: 'DE', state: '', zip: '10115' });
      return buyer;
    }),
  );
}
const idOfPost = async () =>
  (await store.open.db.selectFrom('shipping_option').select('id').where('name', '=', 'Post').executeTakeFirstOrThrow())
    .id;
const orderBy = (buyer: Shopper, shippingOptionId: string) =>
  buyer.call(
    'POST',
    CHECKOUT_CALLS.placeOrder.path,
    orderFields({ shippingOptionId, seenTotalCents: 1490, key: randomUUID() }),
  );
async function ownSite(): Promise<Site> {
  const site = await store.open.sites.byHost('shop.example');
  if (!site) throw new Error('There is no shop.');
  return site;
}
const placed = () => store.open.db.selectFrom('customer_order').select('total_cents').execute();

test.each(['changed', 'removed'])('once a shipping method is %s, no order uses its former state', async (how) => {
  const [ada, all, id] = [await store.as(ADA), await buyers(), await idOfPost()];
  const fields = await filled(id, { cost: '6' });
  const ended = (how === 'removed' ? remove(ada, fields) : save(ada, fields)).then(async (reply) => {
    expect(reply.statusCode).toBe(200);
    return (await placed()).length;
  });
  const orders = await Promise.all(all.map((buyer) => orderBy(buyer, id)));
  const count = orders.filter(({ statusCode }) => statusCode === 200).length;
  expect([await ended, (await placed()).length]).toEqual([count, count]);
  expect((await placed()).every(({ total_cents }) => total_cents === 1490)).toBe(true);
});

test('a save waits for orders in progress, and later orders wait for the save', async () => {
  const [ada, id, all] = [await store.as(ADA), await idOfPost(), await buyers()];
  const fields = await filled(id, { cost: '6' });
  const codes: Promise<string>[] = [];
  let saving: Promise<Reply> | undefined;
  let isSaved = false;
  await store.open.db.transaction().execute(async (order) => {
    await sharePricesLock(order, store.siteId);
    saving = save(ada, fields).finally(() => (isSaved = true));
    await untilOneWaits(store.open.db, { work: saving, lock: 'advisory' });
    codes.push(...all.map(async (buyer) => (await orderBy(buyer, id)).json<{ code: string }>().code));
    expect(isSaved).toBe(false);
  });
  expect((await saving)?.statusCode).toBe(200);
  expect(new Set(await Promise.all(codes))).toEqual(new Set(['commerce/total-changed']));
  expect(await placed()).toEqual([]);
});

test('concurrent saves, orders and imports do not deadlock', async () => {
  const [ada, all, id] = [await store.as(ADA), await buyers(), await idOfPost()];
  const fields = await filled(id, { zips: '1' });
  const [saved, , ...orders] = await Promise.all([
    save(ada.twin(), fields),
    reload({ shippingOptions: [{ name: 'Post', costCents: 490, countries: ['DE'] }] }),
    ...all.map((buyer) => orderBy(buyer, id)),
  ]);
  expect([200, 409]).toContain(saved.statusCode);
  expect(orders.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
});

test('a running server follows what another process has saved, without its notice', async () => {
  const [id, [visitor]] = [await idOfPost(), await buyers()];
  const cost = async () => (await cartOf(visitor!)).shippingCostCents;
  expect(await cost()).toBe(490);
  const { db } = store.open;
  const owner = await db.selectFrom('account').select(['id', 'display_name as displayName']).executeTakeFirstOrThrow();
  const { base: seen = '', ...fields } = await filled(id, { cost: '6' });
  const site = await ownSite();
  const input = { site, language: 'en', account: owner, id, isNew: false, fields, seen } as const;
  expect(await saveRule(db, SHIPPING_OPTIONS, input)).toEqual({ kind: 'saved', isChanged: true });
  while ((await cost()) !== 600) await pause(10);
});
