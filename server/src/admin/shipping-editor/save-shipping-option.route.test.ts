import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { ADA, BEN, CLERK } from '../product-editor/products.fixture';
import { cartOf, stateOf, type Refused } from '../price-rules/prices.fixture';
import { prepareOwnedShipping } from './shipping.fixture';
import { SHIPPING_OPTIONS } from './shipping-rules';

const prices = prepareOwnedShipping();
const { add, filled, fresh, post, remove, save, store } = prices;

const state = (id: string) => stateOf(store, SHIPPING_OPTIONS, id);
const postId = async () =>
  (await store.open.db.selectFrom('shipping_option').select('id').where('name', '=', 'Post').executeTakeFirstOrThrow())
    .id;
const buyer = async () => store.buyer(await prices.variantId());
const sendTo = (visitor: Shopper, place: Readonly<Record<string, string>>) =>
  visitor.call('PUT', DELIVERY_CALLS.setDelivery.path, { country: 'DE', state: '', zip: '10115', ...place });
const offered = async (visitor: Shopper) =>
  (await cartOf(visitor)).shippingOptions.map(({ name, costCents }: { name: string; costCents: number }) => [
    name,
    costCents,
  ]);
const errorsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const reply = await save(await store.as(ADA), fresh(changes));
  return [reply.statusCode, (reply.json() as Refused).data?.errors];
};

test('saved values apply to the next cart and order; disabled and removed methods are not offered', async () => {
  const [ada, visitor] = [await store.as(ADA), await buyer()];
  await sendTo(visitor, {});
  expect(await offered(visitor)).toEqual([['Post', 490]]);
  const id = await add(ada, { freeFrom: '20,00', 'w.1.up': '30', 'w.1.cost': '7' });
  expect(await offered(visitor)).toEqual([
    ['Post', 490],
    ['Courier', 700],
  ]);
  await sendTo(visitor, { shippingOptionId: id });
  expect(await cartOf(visitor)).toMatchObject({ shippingCostCents: 700, grandTotalCents: 1700 });
  await save(ada, await filled(await postId(), { cost: '5.55' }));
  expect(await offered(visitor)).toEqual([
    ['Post', 555],
    ['Courier', 700],
  ]);
  await save(ada, await filled(id, { isOn: undefined }));
  // The chosen method is gone, so the first one for the destination is used.
  expect(await cartOf(visitor)).toMatchObject({ shippingCostCents: 555, grandTotalCents: 1555 });
  expect((await store.order(visitor, 1490)).json().code).toBe('commerce/total-changed');
  await remove(ada, await filled(id));
  expect(await offered(visitor)).toEqual([['Post', 555]]);
  expect((await store.order(visitor, 1555)).statusCode).toBe(200);
  await remove(ada, await filled(await postId()));
  const order = store.open.db.selectFrom('customer_order').select(['shipping_name', 'shipping_cents']);
  expect(await order.execute()).toEqual([{ shipping_name: 'Post', shipping_cents: 555 }]);
});

test('places, weight steps and amounts are stored exactly, in the order they need', async () => {
  const ada = await store.as(ADA);
  const id = await add(ada, {
    cost: '12,5',
    freeFrom: '0',
    countries: ' germany \r\nAT\n\nFrance\nAustria',
    states: 'Bayern\n Bavaria ',
    zips: '80\n81-\n80',
    'w.2.up': '0,5',
    'w.2.cost': '3',
    'w.1.up': '10',
    'w.1.cost': '9.99',
  });
  expect(await state(id)).toEqual({
    name: 'Courier',
    costCents: 1250,
    freeFromCents: 0,
    countries: ['DE', 'AT', 'FR'],
    states: ['Bayern', 'Bavaria'],
    zipPrefixes: ['80', '81-'],
    weightSteps: [
      { upToWeight: 0.5, costCents: 300 },
      { upToWeight: 10, costCents: 999 },
    ],
    isOff: false,
  });
  const fields = await filled(id);
  expect(fields).toMatchObject({ countries: 'Germany\nAustria\nFrance', 'w.1.up': '0.5', 'w.2.cost': '9.99' });
  const revision = await store.revision();
  expect([(await save(ada, fields)).statusCode, await store.revision()]).toEqual([200, revision]);
  // More precise values of a document, and countries outside of the list, stay.
  const steps = JSON.stringify([{ upToWeight: 0.123456, costCents: 1 }]);
  await store.open.db
    .updateTable('shipping_option')
    .set({ weight_steps: steps, countries: ['XK'] })
    .execute();
  expect((await save(ada, await filled(id, { name: 'Slow' }))).statusCode).toBe(200);
  expect(await state(id)).toMatchObject({ weightSteps: [{ upToWeight: 0.123456 }], countries: ['XK'], name: 'Slow' });
});

test('every error is shown at its field', async () => {
  expect(
    await errorsOf({
      name: ' ',
      cost: '',
      freeFrom: 'never',
      countries: 'Germany\nGermny',
      states: 'x'.repeat(101),
      zips: '10\n-',
      'w.1.up': '',
      'w.1.cost': '5',
      'w.2.up': '2',
      'w.2.cost': '',
      'w.3.up': 'heavy',
      'w.3.cost': '1',
    }),
  ).toEqual([
    400,
    {
      name: 'Enter something here.',
      cost: 'Enter a price such as 4.90, or 0 if it is free.',
      freeFrom: 'Enter an amount such as 12.50.',
      countries: '“Germny” is not a country. Enter its name, or its two-letter code such as DE.',
      states: expect.stringContaining('is too long. Enter at most 100 characters on a line.'),
      zips: 'No postal code starts with “-”. Use letters and digits.',
      'w.1.up': 'Enter a weight such as 2.5, or clear the price.',
      'w.2.cost': 'Enter a price such as 4.90, or 0 if it is free.',
      'w.3.up': 'Enter a weight such as 2.5, or clear the price.',
    },
  ]);
  expect(await errorsOf({ 'w.1.up': '2', 'w.1.cost': '1', 'w.2.up': '2.0', 'w.2.cost': '3' })).toEqual([
    400,
    { 'w.2.up': 'Another step has this weight.' },
  ]);
});

test('saving an old state first shows the other’s values; only accounts with the role save, and only on their site', async () => {
  const [ada, ben, clerk] = [await store.as(ADA), await store.as(BEN), await store.as(CLERK)];
  const id = await add(ada);
  const old = await filled(id, { cost: '8' });
  await save(ben, await filled(id, { countries: '', isOn: undefined, 'w.1.up': '2', 'w.1.cost': '1' }));
  const refused = await save(ada, old);
  expect([refused.statusCode, (refused.json() as Refused).data.errors]).toEqual([
    409,
    {
      cost: 'Saved meanwhile: 9.00',
      countries: 'Saved meanwhile: (empty)',
      isOn: 'Saved meanwhile: not checked',
      'w.1.up': 'Saved meanwhile: 2',
      'w.1.cost': 'Saved meanwhile: 1.00',
    },
  ]);
  expect((await remove(ada, old)).statusCode).toBe(409);
  expect((await save(ada, { ...old, key: (refused.json() as Refused).key })).statusCode).toBe(200);
  expect((await save(clerk, old)).json().code).toBe('site/not-allowed');
  expect((await save(await store.as(ADA, 'other.example'), old)).json().code).toBe('admin/price-rule-gone');
});

test('without script a form comes back with all typed values, and redirects once saved', async () => {
  const ada = await store.as(ADA);
  const wrong = await post(ada, fresh({ countries: 'Germny', 'w.3.up': '2' }));
  expect([wrong.statusCode, />Germny<\/textarea>/.test(wrong.body), wrong.body.includes('name="w.3.up"')]).toEqual([
    422,
    true,
    true,
  ]);
  const saved = await post(ada, fresh());
  expect(saved.statusCode).toBe(303);
  const page = await ada.get(String(saved.headers.location));
  expect([page.body.includes('Saved.'), page.body.includes('value="Courier"')]).toEqual([true, true]);
});
