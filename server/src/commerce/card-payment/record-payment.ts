import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder } from '../order/change-order';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { orderEvents } from '../order/order-event.store';
import { noteSession, type CardSession } from './card-session.store';
import { followRefunds } from './follow-refunds';
import { notePayment } from './note-payment';
import { stripeAmount } from './stripe-amount';
import { stripeFailure } from './stripe-client';

const MOST_REFUNDS = 100;
const KEY = 'card ';

/** A payment that Stripe says it has received. */
export interface ReceivedPayment {
  readonly site: Site;
  /** The page or charge by which it was made. */
  readonly session: CardSession;
  readonly stripe: Stripe;
  readonly payment: {
    /** Stripe's ids: of the payment, and of what the history knows it by. */
    readonly id: string;
    readonly name: string;
    /** As Stripe counts it. */
    readonly amount: number | null;
    /** In lower case. */
    readonly currency: string | null;
    /** The kept card that was charged. */
    readonly card?: string;
  };
}

/** Records a payment in its order, once however often it is heard of. A second payment of an order is given back. */
export async function recordPayment(db: Database, received: ReceivedPayment): Promise<'paid' | 'ended'> {
  const { site, session, payment } = received;
  const { order_id: orderId, origin } = session;
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: orderId });
  if (!loaded) throw new Error(`Order ${orderId} was paid at Stripe (${payment.name}), and does not exist any more.`);
  refuseOtherAmount(loaded, payment);
  const { card } = payment;
  const outcome = await changeOrder(db, {
    site,
    orderId,
    origin,
    change: { kind: 'paid' },
    detail: { cents: loaded.state.totalCents, ...(card === undefined ? {} : { card }) },
    key: KEY + payment.name,
  });
  if (!outcome.ok && outcome.code !== 'admin/order-paid')
    throw new Error(
      `Order ${orderId} was paid at Stripe (${payment.name}), which cannot be recorded: ${outcome.code}.`,
    );
  if (!outcome.ok && (await isPaidByCard(db, orderId))) return giveBack(db, received, loaded);
  await notePaid(db, received);
  // Somebody has marked it as paid meanwhile.
  if (!outcome.ok) await notePayment(db, { ...aboutOrder(received, loaded), say: 'paidByHandToo' });
  return 'paid';
}

/**
 * Stores the payment's id, then records its refunds, then marks the session as paid. An event of a refund finds its session by
 * that id: one that came before it has been ignored. Until the session is paid, the job asks about it again.
 */
async function notePaid(db: Database, received: ReceivedPayment): Promise<void> {
  const { site, session, stripe, payment } = received;
  if (session.state === 'paid') return;
  const known = { ...sessionIdOf(received), paymentId: payment.id };
  await noteSession(db, session.id, { ...known, state: 'open' });
  await followRefunds(db, { site, session: { ...session, state: 'open', payment_id: payment.id }, stripe });
  await noteSession(db, session.id, { ...known, state: 'paid' });
}

function sessionIdOf({ session, payment }: ReceivedPayment): { readonly sessionId?: string } {
  return session.kind === 'charge' ? {} : { sessionId: payment.name };
}

/** The history is written with the payment itself, unlike the row of its page. */
async function isPaidByCard(db: Database, orderId: string): Promise<boolean> {
  const events = await orderEvents(db, orderId);
  return events.some(({ kind, key }) => kind === 'paid' && key?.startsWith(KEY));
}

function aboutOrder({ site, session, payment }: ReceivedPayment, { order, state }: LoadedOrder) {
  const { order_id: orderId, origin } = session;
  return { site, orderId, origin, key: `again ${payment.name}`, cents: state.totalCents, currency: order.currency };
}

async function giveBack(db: Database, received: ReceivedPayment, loaded: LoadedOrder): Promise<'ended'> {
  const { session, payment, stripe } = received;
  const about = aboutOrder(received, loaded);
  try {
    await refundWhole(stripe, payment.id, { amount: payment.amount ?? 0, metadata: { paid_twice: session.id } });
  } catch (error) {
    const { isRefused } = await stripeFailure(error);
    if (isRefused) await notePayment(db, { ...about, key: `kept ${payment.name}`, say: 'paidTwiceKept' });
    throw error;
  }
  await notePayment(db, { ...about, say: 'paidTwice' });
  await noteSession(db, session.id, { ...sessionIdOf(received), state: 'ended', paymentId: payment.id });
  return 'ended';
}

interface WholeRefund {
  /** As Stripe counts it. */
  readonly amount: number;
  readonly metadata: Stripe.MetadataParam;
}

/**
 * Gives all of a payment back. Without an idempotency key, under which Stripe would repeat a refusal: it refuses to give back
 * more than there is, so two servers at once do no harm.
 */
async function refundWhole(stripe: Stripe, paymentId: string, { amount, metadata }: WholeRefund): Promise<void> {
  const isBack = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS });
    return data.reduce((sum, refund) => sum + refund.amount, 0) >= amount;
  };
  if (await isBack()) return;
  try {
    await stripe.refunds.create({ payment_intent: paymentId, metadata });
  } catch (error) {
    if (!(await isBack())) throw error;
  }
}

/** The amount of a page and of its order never change, so nobody pays another one. */
function refuseOtherAmount(
  { order, state }: LoadedOrder,
  { name, amount, currency }: ReceivedPayment['payment'],
): void {
  if (amount === stripeAmount(state.totalCents, order.currency) && currency === order.currency.toLowerCase()) return;
  throw new Error(`Stripe received ${amount} ${currency} for order ${order.id} (${name}), which is another amount.`);
}
