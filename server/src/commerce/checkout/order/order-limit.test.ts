import { randomUUID } from 'node:crypto';
import { holdRateWindows } from '../../../../../tools/testing/store/hold-rate-windows';
import { formOf, type Reply } from '../../../../../tools/testing/store/shopper';
import { sellGiftCards } from '../../gift-card/gift-cards.fixture';
import { subscriptions } from '../../subscription/subscriptions.fixture';
import { countOrder } from './order-limit';
import { ORDERS, prepareOrders } from '../orders.fixture';

const checkout = prepareOrders();
const { fields, order, orders, shopperWith, stockOf } = checkout;
const MOST = { byEmail: 50, byOrigin: 600 };
const MOST_ALONE = 10;
const MESSAGE = /^Too many orders were placed from here\. Wait \d+ minutes, then try again\.$/;

/** Counts that many orders, each with its own email address unless one is given. */
async function count(times: number, email?: string): Promise<void> {
  const { db, seeded } = checkout.store;
  for (let time = 0; time < times; time += 1)
    await countOrder(db, {
      siteId: seeded.id,
      what: 'cart',
      origin: '127.0.0.1',
      email: email ?? `${randomUUID()}@example.com`,
    });
  await holdRateWindows(db);
}

const expectWait = (reply: Reply) => {
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'commerce/orders-limited']);
  expect(reply.json().error).toMatch(MESSAGE);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60);
};

test('one email address gets at most fifty orders: then nothing is ordered, and the answer says how long to wait', async () => {
  const before = (await orders()).length;
  const { shopper, product } = await shopperWith(2);
  const same = fields();
  const first = await shopper.twin().call('POST', ORDERS, same);
  await count(MOST.byEmail - 1, 'ADA@example.com');
  const next = await shopperWith(2);
  expectWait(await order(next.shopper));
  expect([(await orders()).length, await stockOf(next.product.variantId)]).toEqual([before + 1, 10]);
  // A repeat is not another order, other buyers are not limited, and the cart still exists.
  expect((await shopper.call('POST', ORDERS, same)).json()).toEqual(first.json());
  expect(await stockOf(product.variantId)).toBe(8);
  expect((await order(next.shopper, { email: 'grace@example.com' })).statusCode).toBe(200);
});

test('one network address can place at most six hundred', async () => {
  await count(MOST.byOrigin);
  expectWait(await order((await shopperWith(2)).shopper, { email: 'grace@example.com' }));
});

test('an order refused for another reason counts towards no limit', async () => {
  const { shopper } = await shopperWith(2);
  for (let time = 0; time <= MOST.byEmail; time += 1)
    expect((await order(shopper, { seenTotalCents: 1 })).json().code).toBe('commerce/total-changed');
  expect((await order(shopper)).statusCode).toBe(200);
});

test('subscriptions count with goods, and so do gift cards, which are ordered by one form: of those at most ten', async () => {
  const { subscriber } = subscriptions(checkout);
  const [first, second] = [await subscriber(), await subscriber()];
  const { buy } = await sellGiftCards(checkout);
  await count(MOST_ALONE - 2, 'ada@example.com');
  expect((await first.order()).statusCode).toBe(200);
  expect((await buy()).statusCode).toBe(200);
  expectWait(await buy());
  await count(MOST.byEmail - MOST_ALONE, 'ada@example.com');
  expectWait(await second.order());
});

test('without script the page returns with the message and all typed values', async () => {
  await count(MOST.byEmail, 'ada@example.com');
  const { shopper } = await shopperWith(2);
  const block = checkout.store.seeded.checkoutBlockId;
  const page = await shopper.post(ORDERS, { ...fields(), return: '/checkout', block });
  expect([page.statusCode, formOf(page, block)?.code]).toEqual([429, 'commerce/orders-limited']);
  expect(formOf(page, block)?.message).toMatch(MESSAGE);
  expect(page.body).toMatch(/role="alert"[^]*Too many orders were placed from here\. Wait \d+ minutes/);
  expect(page.body).toContain('value="Unter den Linden 1"');
});
