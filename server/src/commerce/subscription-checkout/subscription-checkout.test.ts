import { randomUUID } from 'node:crypto';
import { COOKIE } from 'shared-types/site/cookie';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { SUBSCRIPTION_CALLS } from 'shared-types/commerce/orders/subscription';
import { SUBSCRIPTION_CHECKOUT_CALLS } from 'shared-types/commerce/subscription-checkout';
import { spec } from '../../../../tools/testing/spec';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { LINES, prepareOrders } from '../checkout/orders.fixture';
import { sellGiftCards } from '../gift-card/gift-cards.fixture';
import { change, keepEmails, emailsIn } from '../order/changes.fixture';
import { MONTHLY, subscriptions } from '../subscription/subscriptions.fixture';

const orders = prepareOrders();
beforeAll(() => keepEmails(orders));
beforeEach(async () => {
  await orders.store.db.deleteFrom('customer_order').execute();
  await orders.store.db.deleteFrom('subscription').execute();
  await orders.store.db.deleteFrom('mail_outbox').execute();
});

const shop = () => subscriptions(orders);
/** The texts that a page does not contain. */
const missing = (body: string | null | undefined, texts: readonly string[]) =>
  texts.filter((text) => !body?.includes(text));
const page = (cartToken: string) => `/checkout/subscribe?cartToken=${cartToken}`;

spec(
  ['SUBS-01', 'SUBS-02', 'SUBS-03', 'SUBS-05', 'SUBS-06', 'SRV-07'],
  'a subscription has a cart of its own, shows its terms, and is ordered by that cart',
  async () => {
    const { shopper, product, cartToken, order, fields } = await shop().subscriber({ ...MONTHLY, numBillingCycles: 6 });
    expect(cartToken).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(shopper.cookies.get(COOKIE.cart)).toBeUndefined();
    const { body } = await shopper.get(page(cartToken));
    expect(
      missing(body, ['You pay €12.50 now.', 'Shipping and taxes depend', 'The last payment is due on', 'name="line1"']),
    ).toEqual([]);
    // Without script the address changes the total, which is shown before it is agreed to.
    const block = firstFormBlock(body);
    const action = SUBSCRIPTION_CHECKOUT_CALLS.subscribe.path;
    const seen = await shopper.post(action, { ...fields({ seenTotalCents: 1250 }), return: page(cartToken), block });
    expect([seen.statusCode, await orders.orders()]).toEqual([422, []]);
    const priced = ['You pay €17.40 now.', '€17.40 every month for 6 months', 'value="1740"', 'value="Ada"'];
    expect(missing(seen.body, priced)).toEqual([]);
    const reply = await order();
    expect([reply.statusCode, reply.json().location]).toEqual([
      200,
      expect.stringMatching(/^\/checkout\/subscription\//),
    ]);
    const [row] = await orders.orders();
    expect([row?.kind, row?.total_cents, row?.shipping_cents, await orders.stockOf(product.variantId)]).toEqual([
      'subscription',
      1740,
      490,
      9,
    ]);
    const [subscription] = await shop().rows();
    expect(subscription).toMatchObject({ cycle: 1, ended: null, first: new Date().toISOString().slice(0, 10) });
    const shown = await shopper.get(reply.json().location);
    expect(
      missing(shown.body, [
        'payment 1 of your subscription',
        '€17.40 every month for 6 months',
        'Cancel the subscription',
      ]),
    ).toEqual([]);
    const [message] = (await emailsIn(orders)).filter(({ about }) => about === `order placed ${row?.id}`);
    expect(
      missing(message?.body, [
        '€17.40 every month for 6 months.',
        'The next order is created on',
        `${reply.json().location}#subscription`,
      ]),
    ).toEqual([]);
    expect(await change(orders, row?.id ?? '', { change: { kind: 'fulfilled' } })).toEqual({ ok: true });
  },
);

test('the checkout’s address opens nothing in another browser, on another site, after the order, when forged or without its goods', async () => {
  const { shopper, product, cartToken, order } = await shop().subscriber();
  // A subscriber of something else.
  const { shopper: stranger } = await shop().subscriber();
  const gone = 'This subscription cannot be ordered here';
  for (const [who, token] of [
    [stranger, cartToken],
    [shopper, cartToken.slice(1)],
    [shopper, randomUUID()],
    [shopper, ''],
  ] as const)
    expect(missing((await who.get(page(token))).body, [gone])).toEqual([]);
  for (const who of [stranger, orders.store.shopper()])
    expect((await order({}, who)).json().code).toBe('commerce/subscription-gone');
  // Nor is it a cart's token: as a cookie it opens no cart.
  shopper.setCookie(COOKIE.cart, cartToken);
  expect((await shopper.call('GET', '/api/commerce/cart/cart')).json().cart.entries).toEqual([]);
  const { db } = orders.store;
  await db.updateTable('variant').set({ subscription_plan: null }).where('id', '=', product.variantId).execute();
  expect(missing((await shopper.get(page(cartToken))).body, [gone])).toEqual([]);
  expect((await order()).json().code).toBe('commerce/subscription-gone');
  expect(await orders.orders()).toEqual([]);
});

test('a cart takes no subscriptions, and a one-time product is not subscribed to', async () => {
  const [product, once] = [await shop().sell(MONTHLY), await seedProduct(orders.store.db, orders.store.seeded)];
  const shopper = orders.store.shopper();
  const added = await shopper.call('POST', LINES, { variantId: product.variantId, quantity: 1 });
  expect(added.json().code).toBe('commerce/variant-not-found');
  expect((await shop().open(shopper, once.variantId)).json().code).toBe('commerce/variant-not-found');
  const tooMany = await shop().open(shopper, product.variantId, 11);
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([409, 'commerce/line-too-many']);
  // A line from before its variant became a subscription.
  await shopper.call('POST', LINES, { variantId: once.variantId, quantity: 1 });
  const set = { subscription_plan: JSON.stringify(MONTHLY) };
  await orders.store.db.updateTable('variant').set(set).where('id', '=', once.variantId).execute();
  const { cart } = (await shopper.call('GET', '/api/commerce/cart/cart')).json();
  expect(cart.entries[0].problem).toBe('gone');
});

test.each([
  [{ seenTotalCents: 1250 }, 'commerce/total-changed'],
  [{ seenPlan: '1 year 0' }, 'commerce/subscription-changed'],
  [{ seenPlan: '' }, 'commerce/subscription-changed'],
  [{ email: 'ada' }, 'commerce/checkout-invalid'],
  [{ line1: '' }, 'commerce/checkout-invalid'],
  [{ paymentMethod: 'card' }, 'commerce/checkout-invalid'],
  [{ cartToken: 'x' }, 'commerce/subscription-gone'],
])('%j is refused as %s, and nothing is stored', async (over, code) => {
  const { order, product } = await shop().subscriber();
  expect((await order(over)).json().code).toBe(code);
  expect([await orders.orders(), await shop().rows(), await orders.stockOf(product.variantId)]).toEqual([[], [], 10]);
});

spec(
  'PLAT-05',
  'the same subscription ordered twenty times simultaneously is one order, one subscription, one email',
  async () => {
    const { shopper, order, product } = await shop().subscriber();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => order({ key }, shopper.twin())));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect([replies[0]?.statusCode, (await orders.orders()).length, (await shop().rows()).length]).toEqual([200, 1, 1]);
    expect([await orders.stockOf(product.variantId), (await emailsIn(orders)).length]).toEqual([9, 1]);
    // With another key the cart is already ordered.
    expect((await order()).json().code).toBe('commerce/subscription-gone');
  },
);

spec('SUBS-06', 'digital goods and services are subscribed to without an address', async () => {
  for (const productType of [PRODUCT_TYPE.digital, PRODUCT_TYPE.service]) {
    const { shopper, cartToken, order } = await shop().subscriber(MONTHLY, { productType });
    expect((await shopper.get(page(cartToken))).body).not.toContain('name="line1"');
    expect((await order({ seenTotalCents: 1250, shippingOptionId: '' })).statusCode).toBe(200);
  }
  expect((await orders.orders()).map(({ total_cents: cents }) => cents)).toEqual([1250, 1250]);
});

spec(
  'SUBS-06',
  'goods, services, digital goods and gift cards are bought once, and a subscription repeatedly',
  async () => {
    const { store } = orders;
    const shopper = store.shopper();
    for (const productType of [PRODUCT_TYPE.physical, PRODUCT_TYPE.service, PRODUCT_TYPE.digital]) {
      const { variantId } = await seedProduct(store.db, store.seeded, { productType });
      expect((await shopper.call('POST', LINES, { variantId, quantity: 1 })).statusCode).toBe(200);
    }
    expect((await orders.order(shopper, { seenTotalCents: 3750 + 490 })).statusCode).toBe(200);
    expect((await (await sellGiftCards(orders)).buy({}, shopper)).statusCode).toBe(200);
    await shop().subscribed();
    expect((await orders.orders()).map(({ kind }) => kind)).toEqual(['goods', 'gift-card', 'subscription']);
  },
);

test('the buyer cancels by the address of an order, once and for good, and gets a confirmation', async () => {
  const { shopper, location } = await shop().subscribed();
  const token = location.split('/').at(-1);
  const cancel = (by = shopper, over: object = {}) =>
    by.call('POST', SUBSCRIPTION_CALLS.cancelSubscription.path, { token, ...over });
  expect((await cancel(shopper, { token: 'x' })).json().code).toBe('commerce/subscription-over');
  // The link in the email needs neither account nor cookie.
  const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(orders.store.shopper())));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await shop().rows()).toMatchObject([{ cycle: null, next: null, ended: 'buyer' }]);
  const sent = (await emailsIn(orders)).filter(({ about }) => about?.startsWith('subscription '));
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your subscription is cancelled')]);
  const { body } = await shopper.get(location);
  expect([body.includes('You cancelled it.'), body.includes('Cancel now')]).toEqual([true, false]);
});
