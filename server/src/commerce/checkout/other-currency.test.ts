import { formOf } from '../../../../tools/testing/store/shopper';
import { BUY, sellGiftCards } from '../gift-card/gift-cards.fixture';
import { ORDERS, prepareOrders } from './orders.fixture';

const orders = prepareOrders();

async function setCurrency(currency: string): Promise<void> {
  const { db, seeded } = orders.store;
  await db.updateTable('site').set({ currency }).where('id', '=', seeded.id).execute();
  orders.store.forget();
}
afterEach(() => setCurrency('EUR'));

test('a total shown in one currency is never charged in another', async () => {
  const seller = await sellGiftCards(orders);
  const { shopper } = await orders.shopperWith(2);
  const before = orders.fields({ seenCurrency: 'EUR' });
  await setCurrency('USD');
  const replies = [await orders.order(shopper, before), await seller.buy({ seenCurrency: 'EUR' })];
  const refusal = { code: 'commerce/currency-changed', error: expect.stringContaining('Reload this page') };
  for (const reply of replies) expect([reply.statusCode, reply.json()]).toMatchObject([409, refusal]);
  expect(await orders.orders()).toEqual([]);
  expect((await orders.order(shopper, { ...before, seenCurrency: 'USD' })).statusCode).toBe(200);
  expect((await seller.buy({ seenCurrency: 'USD' })).statusCode).toBe(200);
});

test('without script the page returns in its current state, and can be sent again', async () => {
  const { shopper } = await orders.shopperWith(2);
  const block = orders.store.seeded.checkoutBlockId;
  const before = { ...orders.fields({ seenCurrency: 'EUR' }), return: '/checkout', block };
  await setCurrency('USD');
  const refused = await shopper.post(ORDERS, before);
  const message = 'The currency of this shop has changed. Check the amounts, then send it again.';
  expect([refused.statusCode, formOf(refused, block)]).toMatchObject([422, { message }]);
  expect((await shopper.post(ORDERS, { ...before, seenCurrency: 'USD' })).statusCode).toBe(303);
});

test('a placed order is answered the same, whatever the currency is by then', async () => {
  const { shopper } = await orders.shopperWith(2);
  const fields = orders.fields({ seenCurrency: 'EUR' });
  const first = await orders.order(shopper.twin(), fields);
  await setCurrency('USD');
  const again = await orders.order(shopper, fields);
  expect([again.statusCode, again.json().orderId]).toEqual([200, first.json().orderId]);
});

test('a purchased gift card is answered the same, whatever the currency is by then', async () => {
  const seller = await sellGiftCards(orders);
  const visitor = orders.store.shopper();
  const fields = seller.fields({ seenCurrency: 'EUR' });
  const first = await visitor.twin().call('POST', BUY, fields);
  await setCurrency('USD');
  const again = await visitor.call('POST', BUY, fields);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});
