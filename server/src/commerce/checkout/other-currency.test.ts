import { prepareOrders } from './orders.fixture';
import { sellGiftCards } from '../gift-card/gift-cards.fixture';

const orders = prepareOrders();

/** The site has this currency from now on. */
async function setCurrency(currency: string): Promise<void> {
  const { db, seeded } = orders.store;
  await db.updateTable('site').set({ currency }).where('id', '=', seeded.id).execute();
  orders.store.forget();
}
afterEach(() => setCurrency('EUR'));

test('what was seen in one currency is never charged in another', async () => {
  const seller = await sellGiftCards(orders);
  const { shopper } = await orders.shopperWith(2);
  const before = orders.fields({ seenCurrency: 'EUR' });
  await setCurrency('USD');
  const replies = [await orders.order(shopper, before), await seller.buy({ seenCurrency: 'EUR' })];
  for (const reply of replies)
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'commerce/currency-changed' }]);
  expect(await orders.orders()).toEqual([]);
  expect((await orders.order(shopper, { ...before, seenCurrency: 'USD' })).statusCode).toBe(200);
  expect((await seller.buy({ seenCurrency: 'USD' })).statusCode).toBe(200);
});

test('an order that stands is answered the same, whatever the currency is by then', async () => {
  const { shopper } = await orders.shopperWith(2);
  const fields = orders.fields({ seenCurrency: 'EUR' });
  const first = await orders.order(shopper.twin(), fields);
  await setCurrency('USD');
  const again = await orders.order(shopper, fields);
  expect([again.statusCode, again.json().orderId]).toEqual([200, first.json().orderId]);
});
