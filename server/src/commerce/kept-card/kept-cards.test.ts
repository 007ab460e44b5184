import { sql } from 'kysely';
import { COOKIE } from 'shared-types/site/cookie';
import { SUBSCRIPTION_CALLS } from 'shared-types/commerce/orders/subscription';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { sessionAt } from '../card-payment/card-payments.fixture';
import { MONTHLY } from '../subscription/subscriptions.fixture';
import { prepareKeptCards } from './kept-cards.fixture';

const shop = prepareKeptCards();
const { cards, renew, begunByCard, orderOf, keptCards, atStripe, emails } = shop;

test('a subscription that was begun by card is renewed by that card, and its buyer is told before and after', async () => {
  const { order: first, shopper } = await begunByCard('2027-01-10');
  expect(cards.stripe.sessions.at(-1)?.fields).toMatchObject({
    customer_creation: 'always',
    'payment_intent_data[setup_future_usage]': 'off_session',
  });
  expect(await keptCards()).toMatchObject([{ last4: '4242', account: 'acct_live' }]);
  expect((await shopper.get(first.path)).body).toContain('charged to your Visa •••• 4242, which expires 04/2030');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  expect((await shopper.get(second.path)).body).toContain('Visa •••• 4242 is about to be charged');
  const [placed] = await emails(`order placed ${second.id}`);
  expect(placed?.body).toContain('Your Visa •••• 4242 is charged for it.');
  await cards.follow();
  expect([await second.payment(), await second.history(), atStripe(second)]).toEqual([
    'paid',
    ['placed', 'paid Visa •••• 4242'],
    ['succeeded 1740 4242'],
  ]);
  expect((await emails('order event')).at(-1)?.subject).toContain('is confirmed');
  await renew('2027-03-10');
  await cards.follow();
  expect(await (await orderOf(2, first)).payment()).toBe('paid');
});

test('the buyer reads before paying that the card is charged again, and not where there is one payment only', async () => {
  const page = async (plan: typeof MONTHLY & { numBillingCycles?: number }) => {
    const { shopper, cartToken } = await shop.shop().subscriber(plan);
    expect(shopper.cookies.get(COOKIE.cart)).toBeUndefined();
    return (await shopper.get(`/checkout/subscribe?cartToken=${cartToken}`)).body;
  };
  const again = [
    'The card is kept at Stripe and charged again',
    'If you pay by card, each later payment is charged automatically',
  ];
  const [monthly, once] = [await page(MONTHLY), await page({ ...MONTHLY, numBillingCycles: 1 })];
  expect(again.map((text) => [monthly.includes(text), once.includes(text)])).toEqual([
    [true, false],
    [true, false],
  ]);
  await begunByCard('2027-01-10', { ...MONTHLY, numBillingCycles: 1 });
  expect(cards.stripe.sessions.at(-1)?.fields['payment_intent_data[setup_future_usage]']).toBeUndefined();
  expect(await keptCards()).toEqual([]);
});

test.each([
  ['card_declined', 'The bank declined the card.', true],
  ['insufficient_funds', 'There was not enough money available.', true],
  ['expired_card', 'The card has expired.', false],
  ['authentication_required', 'The bank asks for the payment to be confirmed.', false],
] as const)(
  '%s: the buyer is asked to pay on the page, and that card is charged from then on',
  async (code, why, isAgain) => {
    const { order: first } = await begunByCard('2027-01-10');
    await renew('2027-02-10');
    cards.stripe.received.offSession = code;
    await cards.follow();
    const second = await orderOf(1, first);
    const [kept] = await keptCards();
    expect([await second.payment(), await second.history()]).toEqual([
      'failed',
      ['placed', `declined Visa •••• 4242 ${why}`],
    ]);
    const [email] = await emails('subscription ');
    expect([email?.subject.includes('Please pay order'), email?.body?.includes(why)]).toEqual([true, true]);
    expect(email?.body?.includes('your card is charged again on')).toBe(isAgain);
    const path = /\/checkout\/subscription\/[\w-]+/.exec(email?.body ?? '')?.[0] ?? '';
    expect((await second.shopper.get(path)).body).toContain('Pay by card');
    cards.stripe.received.card = { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2031 };
    await second.payByHand();
    expect(await keptCards()).toMatchObject([{ last4: '4444' }]);
    cards.stripe.received.offSession = 'succeeds';
    await cards.follow();
    expect(atStripe(second)).toEqual(['requires_payment_method 1740 4242', 'succeeded 1740 4444']);
    await renew('2027-03-10');
    await cards.follow();
    expect(atStripe(await orderOf(2, first))).toEqual(['succeeded 1740 4444']);
    // The former card is not kept at Stripe either.
    const former = cards.stripe.received.methods.find(({ id }) => id === kept?.method);
    expect([former?.card.last4, former?.customer]).toEqual(['4242', null]);
  },
);

test('a declined card is charged again after three and five days, and then no more', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  cards.stripe.received.offSession = 'card_declined';
  const second = await orderOf(1, first);
  const planned = async () => {
    const { db } = shop.orders.store;
    const row = await db
      .selectFrom('card_session')
      .select('check_at')
      .where('order_id', '=', second.id)
      .where('state', '=', 'new')
      .executeTakeFirst();
    return row?.check_at ? Math.round((row.check_at.getTime() - Date.now()) / 86_400_000) : undefined;
  };
  const days = [];
  while (days.length < 4) {
    await cards.follow();
    days.push(await planned());
  }
  expect([days, atStripe(second).length]).toEqual([[3, 2, undefined, undefined], 3]);
  expect((await emails('subscription ')).length).toBe(3);
});

test('the items of a renewal stay reserved until the last attempt', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const { id } = await orderOf(1, first);
  const { held_until: until } = await shop.orders.store.db
    .selectFrom('order_hold')
    .select('held_until')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Math.round(((until?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
});

test('a later attempt that succeeds pays the order', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  cards.stripe.received.offSession = 'insufficient_funds';
  await cards.follow();
  cards.stripe.received.offSession = 'succeeds';
  await cards.follow();
  const second = await orderOf(1, first);
  expect([await second.payment(), (await second.history()).at(-1)]).toEqual(['paid', 'paid Visa •••• 4242']);
});

test('a lost answer, a killed server and ten servers at once charge once, also after Stripe has forgotten the call', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.faults = new Set(['lost']);
  await cards.follow();
  expect([await second.payment(), atStripe(second).length]).toEqual(['pending', 1]);
  // No page opens that would take the money again.
  expect(await second.pressPay()).toBe('commerce/payment-unavailable');
  cards.stripe.faults = new Set();
  cards.stripe.forgetKeys();
  await Promise.all(Array.from({ length: 10 }, () => cards.follow()));
  expect([await second.payment(), atStripe(second)]).toEqual(['paid', ['succeeded 1740 4242']]);
});

test('a charge that was refunded before it was heard of is paid and refunded', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.faults = new Set(['lost']);
  await cards.follow();
  cards.stripe.faults = new Set();
  const { id } = cards.stripe.received.payments.at(-1)!;
  cards.stripe.refunded.make(id, 100);
  await cards.tell('charge.refunded', { payment_intent: id });
  expect(await second.payment()).toBe('pending');
  await cards.follow();
  expect((await second.history()).slice(-2)).toEqual(['paid Visa •••• 4242', 'refunded']);
});

test('a charge that the bank has not decided about is asked about until it has, and not repeated', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.received.offSession = 'processing';
  await cards.follow();
  await cards.follow();
  expect([await second.payment(), atStripe(second)]).toEqual(['pending', ['processing 1740 4242']]);
  cards.stripe.received.payments.at(-1)!.status = 'succeeded';
  await cards.follow();
  expect([await second.payment(), atStripe(second)]).toEqual(['paid', ['succeeded 1740 4242']]);
});

test('a charge that waits for the buyer is cancelled, so that it takes nothing later', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.received.offSession = 'requires_action';
  await cards.follow();
  expect([await second.history(), atStripe(second)]).toEqual([
    ['placed', 'declined Visa •••• 4242 The bank asks for the payment to be confirmed.'],
    ['canceled 1740 4242'],
  ]);
});

test('pressing "pay" while the outcome of a charge is unknown finds it out', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.faults = new Set(['lost']);
  await cards.follow();
  cards.stripe.faults = new Set();
  expect(await second.pressPay()).toBe(second.path);
  expect([await second.payment(), atStripe(second).length]).toEqual(['paid', 1]);
});

test('a charge that never reached Stripe is not made after the buyer has cancelled', async () => {
  const { order: first, shopper } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  cards.stripe.faults = new Set(['busy']);
  await cards.follow();
  await shopper.call('POST', SUBSCRIPTION_CALLS.cancelSubscription.path, { token: first.token });
  cards.stripe.faults = new Set();
  await cards.follow();
  // For a minute the call may still be on its way.
  expect(await second.pressPay()).toBe('commerce/payment-unavailable');
  await shop.orders.store.db
    .updateTable('card_session')
    .set({ sent_at: new Date(0) })
    .execute();
  await cards.follow();
  expect([await second.payment(), atStripe(second)]).toEqual(['pending', []]);
  await second.payByHand();
  expect([await second.payment(), await keptCards()]).toEqual(['paid', []]);
});

test('a page on which the buyer may be paying is ended before the card is charged', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  const id = sessionAt(await second.pressPay());
  await cards.follow();
  expect([await second.payment(), atStripe(second)]).toEqual(['paid', ['succeeded 1740 4242']]);
  expect(cards.stripe.sessions.find((session) => session.id === id)?.status).toBe('expired');
});

test('the buyer enters another card on a page of Stripe, from where it is charged', async () => {
  const { order, shopper } = await begunByCard('2027-01-10');
  const [former] = await keptCards();
  const replace = () => shopper.call('POST', SUBSCRIPTION_CALLS.replaceCard.path, { token: order.token });
  expect((await shopper.get(order.path)).body).toContain('Use another card');
  const replies = await Promise.all([replace(), replace()]);
  const [url, other] = replies.map((reply) => reply.json<{ location: string }>().location);
  expect(other).toBe(url);
  const { fields } = cards.stripe.sessions.at(-1)!;
  expect(fields).toMatchObject({ mode: 'setup', customer_creation: 'always', currency: 'eur' });
  expect(fields['line_items[0][quantity]']).toBeUndefined();
  cards.stripe.received.card = { brand: 'mastercard', last4: '5555', exp_month: 1, exp_year: 2032 };
  cards.stripe.pay(sessionAt(url ?? ''));
  await order.comeBack();
  await order.comeBack();
  expect((await shopper.get(order.path)).body).toContain('Mastercard •••• 5555, which expires 01/2032');
  await cards.follow();
  expect(cards.stripe.received.methods.find(({ id }) => id === former?.method)?.customer).toBeNull();
  await renew('2027-02-10');
  await cards.follow();
  expect(atStripe(await orderOf(1, order))).toEqual(['succeeded 1740 5555']);
});

test('the card that the buyer has chosen last is kept, even if Stripe tells of an earlier choice afterwards', async () => {
  const { methods } = cards.stripe.received;
  const before = methods.length;
  const { order: first, shopper } = await begunByCard('2027-01-10');
  const reply = await shopper.call('POST', SUBSCRIPTION_CALLS.replaceCard.path, { token: first.token });
  cards.stripe.received.card = { brand: 'mastercard', last4: '5555', exp_month: 1, exp_year: 2032 };
  cards.stripe.pay(sessionAt(reply.json<{ location: string }>().location));
  await renew('2027-02-10');
  cards.stripe.received.card = { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2031 };
  await (await orderOf(1, first)).payByHand();
  await first.comeBack();
  expect(await keptCards()).toMatchObject([{ last4: '4444' }]);
  await cards.follow();
  const attached = methods.slice(before).filter(({ customer }) => customer !== null);
  expect(attached.map(({ card }) => card.last4)).toEqual(['4444']);
});

test('another card is entered only while the subscription goes on, and Stripe can be reached', async () => {
  const { order, shopper } = await begunByCard('2027-01-10');
  const replace = async () => {
    const reply = await shopper.call('POST', SUBSCRIPTION_CALLS.replaceCard.path, { token: order.token });
    return reply.json<{ code: string }>().code;
  };
  cards.stripe.faults = new Set(['busy']);
  expect(await replace()).toBe('commerce/payment-unavailable');
  cards.stripe.faults = new Set();
  await cards.disconnect();
  expect(await replace()).toBe('commerce/payment-closed');
  await shopper.call('POST', SUBSCRIPTION_CALLS.cancelSubscription.path, { token: order.token });
  expect(await replace()).toBe('commerce/subscription-over');
});

test('once the buyer has cancelled, the card is forgotten here and at Stripe', async () => {
  const { order, shopper } = await begunByCard('2027-01-10');
  const [kept] = await keptCards();
  await shopper.call('POST', SUBSCRIPTION_CALLS.cancelSubscription.path, { token: order.token });
  for (const fault of ['busy', 'revoked'] as const) {
    cards.stripe.faults = new Set([fault]);
    await shop.orders.store.db.updateTable('kept_card').set({ forget_at: new Date() }).execute();
    await cards.follow();
    expect(await keptCards()).toEqual([]);
  }
  cards.stripe.faults = new Set();
  await shop.orders.store.db.updateTable('kept_card').set({ forget_at: new Date() }).execute();
  await cards.follow();
  const { db } = shop.orders.store;
  expect(await db.selectFrom('kept_card').selectAll().execute()).toEqual([]);
  expect(cards.stripe.received.methods.find(({ id }) => id === kept?.method)?.customer).toBeNull();
  expect((await shopper.get(order.path)).body).not.toContain('4242');
});

test('after the last order has been paid, the card is forgotten', async () => {
  const { order: first } = await begunByCard('2027-01-10', { ...MONTHLY, numBillingCycles: 2 });
  await renew('2027-02-10');
  expect(await keptCards()).toHaveLength(1);
  await cards.follow();
  expect(await (await orderOf(1, first)).payment()).toBe('paid');
  await cards.follow();
  expect(await keptCards()).toEqual([]);
});

test('the card is nobody’s once the site has another account: the renewal is paid by hand, and that card is kept', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  const { db } = shop.orders.store;
  await db.updateTable('stripe_account').set({ account_id: 'acct_other' }).execute();
  await renew('2027-02-10');
  const second = await orderOf(1, first);
  expect((await emails(`order placed ${second.id}`))[0]?.body).not.toContain('is charged');
  expect((await second.shopper.get(second.path)).body).toContain('Pay by card');
  await cards.follow();
  expect(atStripe(second)).toEqual([]);
  await second.payByHand();
  expect(await keptCards()).toMatchObject([{ account: 'acct_other' }]);
});

test('an account that is gone before the charge leads to the email with the link', async () => {
  const { order: first } = await begunByCard('2027-01-10');
  await renew('2027-02-10');
  await cards.disconnect();
  await cards.follow();
  const second = await orderOf(1, first);
  expect(await second.history()).toEqual(['placed', 'declined The card is no longer connected with the shop.']);
  expect((await emails('subscription '))[0]?.subject).toContain('Please pay order');
});

test('a test card renews in test mode likewise', async () => {
  await cards.connect('test');
  await seedAccount(shop.orders.store.db, {
    email: 'ola@store.test',
    roles: { [shop.orders.store.seeded.host]: ['storeManager'] },
  });
  const { shopper, order } = await shop.shop().subscriber();
  await signIn(shopper, 'ola@store.test');
  const reply = await order({ paymentMethod: 'card-test' }, shopper.twin());
  const { orderId: id, location } = reply.json<{ orderId: string; location: string }>();
  cards.stripe.pay(sessionAt(location));
  await cards.follow();
  expect(await keptCards()).toMatchObject([{ account: 'acct_test' }]);
  const day = '2027-02-10';
  await sql`update subscription set started_on = '2027-01-10', next_on = ${day}::date, try_at = ${day}::date`.execute(
    shop.orders.store.db,
  );
  await renew('2027-02-10');
  await cards.follow();
  expect(await (await orderOf(1, { id })).payment()).toBe('paid');
});
