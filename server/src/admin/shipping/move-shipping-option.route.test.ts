import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { SHIPPING_CALLS } from 'shared-types/admin/store/shipping';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { orderName, rulesInOrder } from '../price-rules/listed-rules';
import { cartOf } from '../price-rules/prices.fixture';
import { ADA, BEN, CLERK } from '../product-editor/products.fixture';
import { prepareOwnedShipping } from '../shipping-editor/shipping.fixture';

const prices = prepareOwnedShipping();
const { add, store } = prices;

const rules = () => rulesInOrder(store.open.db, { table: 'shipping_option', siteId: store.siteId });
const names = async () => (await rules()).map(({ name }) => name);
const base = async () => orderName(await rules());
const move = (browser: Shopper, fields: Readonly<Record<string, string>>) =>
  browser.call('POST', SHIPPING_CALLS.moveShippingOption.path, fields);

test('a cart uses the first method for its destination, and an owner chooses the order', async () => {
  const ada = await store.as(ADA);
  const id = await add(ada);
  const visitor = await store.buyer(await prices.variantId());
  await visitor.call('PUT', DELIVERY_CALLS.setDelivery.path, { country: 'DE', state: '', zip: '10115' });
  expect(await cartOf(visitor)).toMatchObject({ shippingCostCents: 490 });
  const moved = await move(ada, { id, to: 'up', base: await base() });
  expect([moved.statusCode, moved.json().message]).toEqual([200, '“Courier” is now in position 1.']);
  expect([await names(), (await cartOf(visitor)).shippingCostCents]).toEqual([['Courier', 'Post'], 900]);
  expect((await ada.get(moved.json().location)).body).toContain('Position changed.');
  // The first method cannot move up.
  const revision = await store.revision();
  expect((await move(ada, { id, to: 'up', base: await base() })).statusCode).toBe(200);
  expect([await names(), await store.revision()]).toEqual([['Courier', 'Post'], revision]);
});

test('moving a method in an outdated order shows the current one', async () => {
  const [ada, ben, clerk] = [await store.as(ADA), await store.as(BEN), await store.as(CLERK)];
  const id = await add(ada);
  const old = await base();
  const third = await add(ben, { name: 'Pigeon' });
  const refused = await move(ada, { id, to: 'down', base: old });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('It is now: Post · Courier · Pigeon.'),
  ]);
  expect((await move(ada, { id, to: 'down', base: old, key: refused.json().key })).statusCode).toBe(200);
  expect(await names()).toEqual(['Post', 'Pigeon', 'Courier']);
  expect((await move(clerk, { id: third, to: 'up', base: await base() })).json().code).toBe('site/not-allowed');
  expect((await move(await store.as(ADA, 'other.example'), { id, to: 'up', base: await base() })).json().code).toBe(
    'admin/price-rule-gone',
  );
  const both = await Promise.all([id, third].map(async (one) => move(ada.twin(), { id: one, to: 'up', base: old })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
});

test('the list is in order, with disabled methods, and says what to do if there is none', async () => {
  const ada = await store.as(ADA);
  await add(ada, { isOn: undefined, countries: '' });
  const page = (await ada.get('/config/shipping')).body;
  for (const text of ['Post', '€4.90', 'Germany, France', 'Courier', 'Inactive', 'Everywhere'])
    expect([text, page.includes(`>${text}<`)]).toEqual([text, true]);
  await store.open.db.deleteFrom('shipping_option').execute();
  expect((await ada.get('/config/shipping')).body).toContain('There are no shipping methods yet');
  expect((await ada.get('/config/')).body).toContain('href="/config/shipping"');
});
