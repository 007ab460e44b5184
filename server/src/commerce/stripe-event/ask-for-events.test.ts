import { prepareCardPayments, sessionAt } from '../card-payment/card-payments.fixture';
import { prepareOrders } from '../checkout/orders.fixture';
import { orderEvents } from '../order/order-event.store';
import { askForEvents } from './ask-for-events';

const cards = prepareCardPayments(() => orders);
const orders = prepareOrders(() => cards.configure());

const warnings: unknown[] = [];
beforeEach(async () => {
  warnings.length = 0;
  await cards.connect('live', { isTold: false });
});

/** Runs the job, as if so many seconds had passed. */
async function ask(afterSeconds = 61): Promise<void> {
  const { db, server } = orders.store;
  const accounts = await db.selectFrom('stripe_account').select(['site_id', 'ask_at']).execute();
  for (const { site_id: siteId, ask_at: askAt } of accounts) {
    const earlier = new Date(askAt.getTime() - afterSeconds * 1000);
    await db.updateTable('stripe_account').set({ ask_at: earlier }).where('site_id', '=', siteId).execute();
  }
  await askForEvents({ ...server.services, log: { warn: (detail) => void warnings.push(detail) } });
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

const listsAsked = () => cards.stripe.listed;

test('refunds at Stripe come into the history of a site that Stripe cannot call, each once', async () => {
  const order = await paidOrder();
  refundAtStripe(order.paymentId, 300);
  await ask();
  expect([await refundsOf(order.id), await order.payment()]).toEqual([[300], 'paid']);
  refundAtStripe(order.paymentId, 2690);
  await Promise.all([ask(), ask()]);
  await ask();
  expect([await refundsOf(order.id), await order.payment()]).toEqual([[300, 2690], 'refunded']);
});

test('so do disputes, and refunds that a bank has sent back', async () => {
  const order = await paidOrder();
  const dispute = { id: 'dp_1', amount: 2990, currency: 'eur', payment_intent: order.paymentId };
  cards.stripe.event('charge.dispute.created', dispute);
  await ask();
  expect(await order.kinds()).toEqual(['placed', 'paid', 'noted']);
  cards.stripe.refunded.fail(cards.stripe.refunded.make(order.paymentId, 500).id);
  cards.stripe.event('refund.failed', { payment_intent: order.paymentId });
  await ask();
  await ask();
  expect(await order.kinds()).toEqual(['placed', 'paid', 'noted', 'noted']);
});

test('what happened while Stripe did not answer, or nobody asked for days, is found later', async () => {
  const order = await paidOrder();
  await ask();
  refundAtStripe(order.paymentId, 100);
  cards.stripe.faults = new Set(['busy']);
  await ask();
  expect([await refundsOf(order.id), warnings]).toEqual([
    [],
    [{ siteId: expect.any(String), reason: expect.any(String) }],
  ]);
  cards.stripe.faults = new Set();
  await ask();
  expect(await refundsOf(order.id)).toEqual([100]);
});

test('more events than one answer holds are all read, and those of other programs change nothing', async () => {
  const order = await paidOrder();
  refundAtStripe(order.paymentId, 100);
  for (let number = 0; number < 130; number += 1)
    cards.stripe.event('charge.refunded', { payment_intent: `pi_other_${number}` });
  await ask();
  expect(await refundsOf(order.id)).toEqual([100]);
});

test('an account is asked for what is new: each minute, or each hour where Stripe tells of it', async () => {
  const order = await paidOrder();
  await ask();
  cards.stripe.refunded.make(order.paymentId, 200);
  // It was known an hour ago that nothing had happened at that time.
  cards.stripe.event('charge.refunded', { payment_intent: order.paymentId }, Math.floor(Date.now() / 1000) - 3600);
  await ask();
  expect(await refundsOf(order.id)).toEqual([]);
  const asked = listsAsked();
  await ask(20);
  expect(listsAsked()).toBe(asked);
  await cards.connect('live', { isTold: true });
  await ask();
  expect(await refundsOf(order.id)).toEqual([200]);
  const told = listsAsked();
  await ask(3000);
  expect(listsAsked()).toBe(told);
  await ask(601);
  expect(listsAsked()).toBeGreaterThan(told);
});

test('a key that may not list events is tried each hour', async () => {
  cards.stripe.faults = new Set(['revoked']);
  await ask();
  await ask();
  expect(warnings).toHaveLength(1);
  await ask(3600);
  expect(warnings).toHaveLength(2);
});
