import { keepEmails } from '../order/changes.fixture';
import { prepareOrders } from '../checkout/orders.fixture';
import { setPayments } from '../payment/set-payments.fixture';
import { sellGiftCards, type GiftCardSeller } from './gift-cards.fixture';

const orders = prepareOrders();
let seller: GiftCardSeller;
beforeAll(async () => {
  await keepEmails(orders);
  seller = await sellGiftCards(orders);
});

/** Orders an item of 12.50, with 4.90 for shipping, paid by a gift card. */
const orderBy = async (giftCard: string, paymentMethod: 'offline' | 'test') => {
  const { shopper } = await orders.shopperWith(1);
  return orders.order(shopper, { giftCard, paymentMethod, seenTotalCents: 1740 });
};

test('a gift card paid by the test method pays for test orders, and for nothing paid with money', async () => {
  await setPayments(orders, { developerMode: true });
  const code = await seller.code({ paymentMethod: 'test' });
  const refused = await orderBy(code, 'offline');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'commerce/checkout-invalid', data: { errors: { giftCard: expect.stringContaining('not') } } },
  ]);
  expect((await orderBy(code, 'test')).statusCode).toBe(200);
  await setPayments(orders, undefined);
  expect((await orderBy(code, 'offline')).statusCode).toBe(400);
  const { db } = orders.store;
  const [card] = await db.selectFrom('gift_card').select('balance_cents').execute();
  expect(card?.balance_cents).toBe(5000 - 1740);
});
