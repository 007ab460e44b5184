import { randomUUID } from 'node:crypto';
import { prepareCardPayments, sessionAt } from '../../commerce/card-payment/card-payments.fixture';
import { orderEvents } from '../../commerce/order/order-event.store';
import { actionPath, prepareManagedOrders, type ManagedOrder } from './managed-orders.fixture';

const cards = prepareCardPayments(() => managed.orders);
const managed = prepareManagedOrders(() => cards.configure());

beforeEach(() => cards.connect());

/** A paid order, and the id of its payment at Stripe. */
async function paidByCard(): Promise<ManagedOrder & { readonly paymentId: string }> {
  const order = await cards.order();
  const id = sessionAt(order.location);
  cards.stripe.pay(id);
  await order.comeBack();
  const { paymentId } = cards.stripe.sessions.find((session) => session.id === id)!;
  return { ...(await managed.known(order.id)), paymentId: paymentId! };
}

const centsAtStripe = (paymentId: string) =>
  cards.stripe.refunded.all.flatMap((refund) => (refund.paymentId === paymentId ? [refund.cents] : []));

const refundsOf = async (id: string) =>
  (await orderEvents(managed.orders.store.db, id)).flatMap(({ kind, by, detail }) =>
    kind === 'refunded' ? [[detail.cents, by, detail.isByHand, detail.reason]] : [],
  );

test('a refund goes to the card by Stripe, once under its key, and into the history with who asked for it', async () => {
  const order = await paidByCard();
  const ola = await managed.browserOf('ola');
  const key = randomUUID();
  const seen = await order.seen();
  const sent = { amount: '10.00', reason: 'A chip', key, seen };
  const replies = await Promise.all([1, 2, 3].map(() => managed.act(ola, order, 'refund', sent)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(centsAtStripe(order.paymentId)).toEqual([1000]);
  expect(await refundsOf(order.id)).toEqual([[1000, expect.any(String), false, 'A chip']]);
  expect((await managed.act(ola, order, 'refund', { amount: '19.90' })).statusCode).toBe(200);
  expect((await order.progress()).payment).toBe('refunded');
});

test('a refund that Stripe refuses changes nothing, says why, and can be sent again', async () => {
  const order = await paidByCard();
  const ola = await managed.browserOf('ola');
  cards.stripe.faults = new Set(['refuses-refunds']);
  const refused = await managed.act(ola, order, 'refund', { amount: '10' });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('Insufficient funds in your Stripe balance'),
  ]);
  expect([await refundsOf(order.id), (await order.progress()).refundedCents]).toEqual([[], 0]);
  cards.stripe.faults = new Set();
  expect((await managed.act(ola, order, 'refund', { amount: '10', key: refused.json().key })).statusCode).toBe(200);
  expect(centsAtStripe(order.paymentId)).toEqual([1000]);
});

test.each(['lost', 'busy'] as const)(
  'while the answer is %s nobody refunds a second time; the job sends it again, and the money goes once',
  async (fault) => {
    const order = await paidByCard();
    const ola = await managed.browserOf('ola');
    const jan = await managed.browserOf('jan');
    cards.stripe.faults = new Set([fault]);
    const late = await managed.act(ola, order, 'refund', { amount: '10' });
    expect([late.statusCode, late.json().code]).toEqual([503, 'admin/refund-late']);
    cards.stripe.faults = new Set();
    expect((await managed.act(jan, order, 'refund', { amount: '10' })).json().code).toBe('admin/refund-under-way');
    await Promise.all([cards.follow(), cards.follow()]);
    expect(centsAtStripe(order.paymentId)).toEqual([1000]);
    expect((await order.progress()).refundedCents).toBe(1000);
    expect((await managed.act(jan, order, 'refund', { amount: '19.90' })).statusCode).toBe(200);
  },
);

test('refunds that were made at Stripe are in the history once, beside those that were made here', async () => {
  const order = await paidByCard();
  const ola = await managed.browserOf('ola');
  await managed.act(ola, order, 'refund', { amount: '5' });
  cards.stripe.refunded.make(order.paymentId, 300);
  const told = { payment_intent: order.paymentId };
  await Promise.all([1, 2, 3].map(() => cards.tell('charge.refunded', told)));
  expect((await refundsOf(order.id)).map(([cents]) => cents)).toEqual([500, 300]);
  expect((await order.progress()).refundedCents).toBe(800);
});

test('a refund that is heard of before its payment is recorded with it, once', async () => {
  const { id, location } = await cards.order();
  const session = sessionAt(location);
  cards.stripe.pay(session);
  const { paymentId } = cards.stripe.sessions.find((one) => one.id === session)!;
  if (paymentId === null) throw new Error('The page was not paid.');
  cards.stripe.refunded.make(paymentId, 300);
  await cards.tell('charge.refunded', { payment_intent: paymentId });
  expect(await refundsOf(id)).toEqual([]);
  const completed = () => cards.tell('checkout.session.completed', cards.stripe.sessionObject(session));
  await Promise.all([completed(), completed(), cards.follow()]);
  await completed();
  expect((await refundsOf(id)).map(([cents]) => cents)).toEqual([300]);
});

test('an event that overtakes the answer records the same refund', async () => {
  const order = await paidByCard();
  cards.stripe.faults = new Set(['lost']);
  await managed.act(await managed.browserOf('ola'), order, 'refund', { amount: '10' });
  cards.stripe.faults = new Set();
  await cards.tell('charge.refunded', { payment_intent: order.paymentId });
  await cards.follow();
  expect([centsAtStripe(order.paymentId), (await refundsOf(order.id)).length]).toEqual([[1000], 1]);
});

test('a disputed payment is a note for the owner', async () => {
  const order = await paidByCard();
  const dispute = { id: 'dp_1', amount: 2990, currency: 'eur', payment_intent: order.paymentId };
  await cards.tell('charge.dispute.created', dispute);
  await cards.tell('charge.dispute.created', dispute);
  expect(await order.kinds()).toEqual(['placed', 'paid', 'noted']);
});

test('without the account that took the money a refund is made by hand, and recorded so', async () => {
  const order = await paidByCard();
  await cards.disconnect();
  expect((await managed.act(await managed.browserOf('ola'), order, 'refund', { amount: '10' })).statusCode).toBe(200);
  expect(centsAtStripe(order.paymentId)).toEqual([]);
  expect((await refundsOf(order.id)).map(([, , byHand]) => byHand)).toEqual([true]);
});

test('who may not change orders sends no money', async () => {
  const order = await paidByCard();
  for (const name of ['looker', 'editor'] as const)
    expect((await managed.act(await managed.browserOf(name), order, 'refund', { amount: '10' })).statusCode).toBe(403);
  const stranger = managed.orders.store.shopper();
  expect((await stranger.call('POST', actionPath(order.number, 'refund'), { amount: '10' })).statusCode).toBe(401);
  expect(centsAtStripe(order.paymentId)).toEqual([]);
});
