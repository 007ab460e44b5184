import { prepareCardPayments, sessionAt } from '../card-payment/card-payments.fixture';
import { prepareOrders } from '../checkout/orders.fixture';
import { orderEvents } from '../order/order-event.store';
import { pollEvents } from './poll-events';

const cards = prepareCardPayments(() => orders);
const orders = prepareOrders(() => cards.configure());

const warnings: unknown[] = [];
beforeEach(async () => {
  warnings.length = 0;
  await cards.connect('live', { hasWebhook: false });
});

/** Runs the job, as if so many seconds had passed. */
async function poll(afterSeconds = 61): Promise<void> {
  const { db, server } = orders.store;
  const accounts = await db.selectFrom('stripe_account').select(['site_id', 'poll_at']).execute();
  for (const { site_id: siteId, poll_at: pollAt } of accounts) {
    const earlier = new Date(pollAt.getTime() - afterSeconds * 1000);
    await db.updateTable('stripe_account').set({ poll_at: earlier }).where('site_id', '=', siteId).execute();
  }
  await pollEvents({ ...server.services, log: { warn: (detail) => void warnings.push(detail) } });
}

async function paidOrder() {
  const order = await cards.order();
  cards.stripe.pay(sessionAt(order.location));
  await order.comeBack();
  const { paymentId } = cards.stripe.sessions.find(({ id }) => id === sessionAt(order.location))!;
  return { ...order, paymentId: paymentId! };
}

/** An owner gives money back on Stripe's own page. */
function refundAtStripe(paymentId: string, cents: number): void {
  cards.stripe.refunded.make(paymentId, cents);
  cards.stripe.event('charge.refunded', { payment_intent: paymentId });
}

const refundsOf = async (id: string) =>
  (await orderEvents(orders.store.db, id)).flatMap(({ kind, detail }) => (kind === 'refunded' ? [detail.cents] : []));

const polls = () => cards.stripe.listed;

test('without a webhook, refunds made at Stripe enter the history of their orders, each once', async () => {
  const order = await paidOrder();
  refundAtStripe(order.paymentId, 300);
  await poll();
  expect([await refundsOf(order.id), await order.payment()]).toEqual([[300], 'paid']);
  refundAtStripe(order.paymentId, 2690);
  await Promise.all([poll(), poll()]);
  await poll();
  expect([await refundsOf(order.id), await order.payment()]).toEqual([[300, 2690], 'refunded']);
});

test('disputes and failed refunds become notes of their orders', async () => {
  const order = await paidOrder();
  const dispute = { id: 'dp_1', amount: 2990, currency: 'eur', payment_intent: order.paymentId };
  cards.stripe.event('charge.dispute.created', dispute);
  await poll();
  expect(await order.kinds()).toEqual(['placed', 'paid', 'noted']);
  cards.stripe.refunded.fail(cards.stripe.refunded.make(order.paymentId, 500).id);
  cards.stripe.event('refund.failed', { payment_intent: order.paymentId });
  await poll();
  await poll();
  expect(await order.kinds()).toEqual(['placed', 'paid', 'noted', 'noted']);
});

test('events during an outage of Stripe are found by the next poll', async () => {
  const order = await paidOrder();
  await poll();
  refundAtStripe(order.paymentId, 100);
  cards.stripe.faults = new Set(['busy']);
  await poll();
  expect([await refundsOf(order.id), warnings]).toEqual([
    [],
    [{ siteId: expect.any(String), reason: expect.any(String) }],
  ]);
  cards.stripe.faults = new Set();
  await poll();
  expect(await refundsOf(order.id)).toEqual([100]);
});

test('all pages of events are read, and events of other programs change nothing', async () => {
  const order = await paidOrder();
  refundAtStripe(order.paymentId, 100);
  for (let number = 0; number < 130; number += 1)
    cards.stripe.event('charge.refunded', { payment_intent: `pi_other_${number}` });
  await poll();
  expect(await refundsOf(order.id)).toEqual([100]);
});

test('an account is polled each minute, with a webhook each hour, for events since the last poll', async () => {
  const order = await paidOrder();
  await poll();
  cards.stripe.refunded.make(order.paymentId, 200);
  // That time was covered an hour ago.
  cards.stripe.event('charge.refunded', { payment_intent: order.paymentId }, Math.floor(Date.now() / 1000) - 3600);
  await poll();
  expect(await refundsOf(order.id)).toEqual([]);
  const before = polls();
  await poll(20);
  expect(polls()).toBe(before);
  await cards.connect('live', { hasWebhook: true });
  await poll();
  expect(await refundsOf(order.id)).toEqual([200]);
  const told = polls();
  await poll(3000);
  expect(polls()).toBe(told);
  await poll(601);
  expect(polls()).toBeGreaterThan(told);
});

test('an event that Stripe lists some minutes late is found', async () => {
  const order = await paidOrder();
  await poll();
  cards.stripe.refunded.make(order.paymentId, 200);
  cards.stripe.event('charge.refunded', { payment_intent: order.paymentId }, Math.floor(Date.now() / 1000) - 300);
  await poll();
  expect(await refundsOf(order.id)).toEqual([200]);
});

test('an account whose key may not list events is polled each hour', async () => {
  cards.stripe.faults = new Set(['revoked']);
  await poll();
  await poll();
  expect(warnings).toHaveLength(1);
  await poll(3600);
  expect(warnings).toHaveLength(2);
});
