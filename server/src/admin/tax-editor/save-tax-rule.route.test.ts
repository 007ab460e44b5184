import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { TAXES_CALLS } from 'shared-types/admin/store/taxes';
import { orderName, rulesInOrder } from '../price-rules/listed-rules';
import { cartOf, stateOf, type Refused } from '../price-rules/prices.fixture';
import { ADA, BEN, CLERK } from '../product-editor/products.fixture';
import { TAX_RULES } from './tax-rules';
import { prepareOwnedTaxes } from './taxes.fixture';

const prices = prepareOwnedTaxes();
const { add, filled, fresh, post, remove, save, store } = prices;

const buyer = async () => {
  const visitor = await store.buyer(await prices.variantId());
  await visitor.call('PUT', DELIVERY_CALLS.setDelivery.path, { country: 'DE', state: 'Berlin', zip: '10115' });
  return visitor;
};
const errorsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const reply = await save(await store.as(ADA), fresh(changes));
  return [reply.statusCode, (reply.json() as Refused).data?.errors];
};

test('saved values apply to the next cart and order; placed orders keep their taxes', async () => {
  const [ada, visitor] = [await store.as(ADA), await buyer()];
  expect(await cartOf(visitor)).toMatchObject({ taxCents: 0, grandTotalCents: 1490 });
  const id = await add(ada);
  // 19 % of 14.90 is 2.831.
  expect(await cartOf(visitor)).toMatchObject({ taxCents: 283, grandTotalCents: 1773 });
  await save(ada, await filled(id, { rate: '7,75', taxesShipping: undefined, 'type.1': 'on', states: 'berlin' }));
  expect(await stateOf(store, TAX_RULES, id)).toEqual({
    name: 'VAT',
    rateBasisPoints: 775,
    country: 'DE',
    states: ['berlin'],
    zipPrefixes: [],
    taxesShipping: false,
    productTypes: [1],
    isOff: false,
  });
  expect(await cartOf(visitor)).toMatchObject({ taxCents: 78 });
  await save(ada, await filled(id, { isOn: undefined }));
  expect(await cartOf(visitor)).toMatchObject({ taxCents: 0 });
  await save(ada, await filled(id, { isOn: 'on', states: '', zips: '20' }));
  expect(await cartOf(visitor)).toMatchObject({ taxCents: 0 });
  await save(ada, await filled(id, { zips: '10 1' }));
  expect((await store.order(visitor, 1490)).json().code).toBe('commerce/total-changed');
  expect((await store.order(visitor, 1568)).statusCode).toBe(200);
  await remove(ada, await filled(id));
  expect(await cartOf(await buyer())).toMatchObject({ taxCents: 0 });
  const taxes = store.open.db.selectFrom('customer_order').select(['taxes', 'tax_cents']);
  expect(await taxes.execute()).toEqual([{ taxes: [{ name: 'VAT', rate: 775, amountCents: 78 }], tax_cents: 78 }]);
});

test('every error is shown at its field; nothing is taken for 0 unless 0 was typed', async () => {
  const rate = 'Enter a percentage from 0 to 100, such as 7.75, with at most two decimals.';
  expect(
    await errorsOf({ name: '', rate: '', country: 'Germany', zips: '—', states: 'two\n' + 'x'.repeat(101) }),
  ).toEqual([
    400,
    {
      name: 'Enter something here.',
      rate,
      country: 'Choose one from the list.',
      zips: 'No postal code starts with “—”. Use letters and digits.',
      states: expect.stringContaining('is too long'),
    },
  ]);
  for (const wrong of ['100.01', '7.755', '-1', 'ten', '1.000'])
    expect([wrong, await errorsOf({ rate: wrong })]).toEqual([wrong, [400, { rate }]]);
  expect((await errorsOf({ rate: '0' }))[0]).toBe(200);
  expect((await errorsOf({ rate: '100 %' }))[0]).toBe(200);
});

test('saving an old state first shows the other’s values, in words; only accounts with the role may save', async () => {
  const [ada, ben, clerk] = [await store.as(ADA), await store.as(BEN), await store.as(CLERK)];
  const id = await add(ada);
  const old = await filled(id, { rate: '20' });
  await save(ben, await filled(id, { country: 'FR', 'type.2': 'on', taxesShipping: undefined }));
  const refused = await save(ada, old);
  expect([refused.statusCode, (refused.json() as Refused).data.errors]).toEqual([
    409,
    {
      rate: 'Saved meanwhile: 19',
      country: 'Saved meanwhile: France',
      'type.2': 'Saved meanwhile: checked',
      taxesShipping: 'Saved meanwhile: not checked',
    },
  ]);
  expect((await remove(ada, old)).statusCode).toBe(409);
  expect((await save(clerk, old)).json().code).toBe('site/not-allowed');
});

test('the list is in the order that an owner chooses, and says whether prices include taxes', async () => {
  const ada = await store.as(ADA);
  expect((await ada.get('/config/taxes')).body).toContain('There are no tax rules yet');
  await add(ada);
  const id = await add(ada, { name: 'City', rate: '2.5', country: 'FR' });
  const at = { table: 'tax_rule', siteId: store.siteId } as const;
  const base = orderName(await rulesInOrder(store.open.db, at));
  const moved = await ada.call('POST', TAXES_CALLS.moveTaxRule.path, { id, to: 'up', base });
  expect([moved.statusCode, (await rulesInOrder(store.open.db, at)).map(({ name }) => name)]).toEqual([
    200,
    ['City', 'VAT'],
  ]);
  const page = (await ada.get('/config/taxes')).body;
  for (const text of ['City', '2.5%, France', '19%, Germany', 'Taxes are added to prices in this store.'])
    expect([text, page.includes(`>${text}<`)]).toEqual([text, true]);
});

test('without script a form comes back with all typed values, and redirects once saved', async () => {
  const ada = await store.as(ADA);
  const wrong = await post(ada, fresh({ rate: '120', country: 'PL', 'type.3': 'on' }));
  expect(wrong.statusCode).toBe(422);
  for (const typed of [
    /name="rate"[^>]*|value="120"/,
    /<option value="PL" selected/,
    /checked=""[^>]*name="type\.3"|name="type\.3"[^>]*checked/,
  ])
    expect([String(typed), typed.test(wrong.body)]).toEqual([String(typed), true]);
  const saved = await post(ada, fresh());
  expect(saved.statusCode).toBe(303);
  expect((await ada.get(String(saved.headers.location))).body).toContain('Saved.');
});
