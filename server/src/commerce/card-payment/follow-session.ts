import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder } from '../order/change-order';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { orderEvents } from '../order/order-event.store';
import { noteSession, type CardSession } from './card-session.store';
import { notePayment } from './note-payment';
import { stripeAmount } from './stripe-amount';
import { stripeFailure } from './stripe-client';

const MOST_REFUNDS = 100;

/** A page of Stripe, as this server and as Stripe have it. */
export interface SessionToFollow {
  readonly site: Site;
  readonly session: CardSession;
  readonly found: Stripe.Checkout.Session;
  readonly stripe: Stripe;
}

/**
 * Brings an order in line with what Stripe says of its page, however often and in whatever order that is heard. An order
 * that two pages have paid gives the second payment back.
 */
export async function followSession(db: Database, following: SessionToFollow): Promise<'open' | 'paid' | 'ended'> {
  const { session, found } = following;
  if (found.status === 'complete' && found.payment_status === 'paid') return followPayment(db, following);
  const state = found.status === 'open' ? 'open' : 'ended';
  await noteSession(db, session.id, { sessionId: found.id, state });
  return state;
}

async function followPayment(db: Database, following: SessionToFollow): Promise<'paid' | 'ended'> {
  const { site, session, found } = following;
  const { order_id: orderId, origin } = session;
  const paymentId = paymentIdOf(found);
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: orderId });
  if (!loaded) throw new Error(`Order ${orderId} was paid at Stripe (${found.id}), and does not exist any more.`);
  refuseOtherAmount(loaded, found);
  const outcome = await changeOrder(db, {
    site,
    orderId,
    origin,
    change: { kind: 'paid' },
    detail: { cents: loaded.state.totalCents },
    key: paymentKey(found.id),
  });
  if (!outcome.ok && outcome.code !== 'admin/order-paid')
    throw new Error(`Order ${orderId} was paid at Stripe (${found.id}), which cannot be recorded: ${outcome.code}.`);
  if (!outcome.ok && (await isPaidByCard(db, orderId))) return giveBack(db, following, loaded);
  await noteSession(db, session.id, { sessionId: found.id, state: 'paid', paymentId });
  // Somebody has marked it as paid meanwhile.
  if (!outcome.ok) await notePayment(db, { ...aboutOrder(following, loaded), say: 'paidByHandToo' });
  return 'paid';
}

const KEY = 'card ';

/** Identifies the payment by a page in the history. */
function paymentKey(sessionId: string): string {
  return KEY + sessionId;
}

/** The history is written with the payment itself, unlike the row of its page. */
async function isPaidByCard(db: Database, orderId: string): Promise<boolean> {
  const events = await orderEvents(db, orderId);
  return events.some(({ kind, key }) => kind === 'paid' && key?.startsWith(KEY));
}

function aboutOrder({ site, session, found }: SessionToFollow, { order, state }: LoadedOrder) {
  const { order_id: orderId, origin } = session;
  return { site, orderId, origin, key: `again ${found.id}`, cents: state.totalCents, currency: order.currency };
}

async function giveBack(db: Database, following: SessionToFollow, loaded: LoadedOrder): Promise<'ended'> {
  const { session, found, stripe } = following;
  const paymentId = paymentIdOf(found);
  const about = aboutOrder(following, loaded);
  try {
    await refundWhole(stripe, paymentId, { amount: found.amount_total ?? 0, metadata: { paid_twice: session.id } });
  } catch (error) {
    const { isRefused } = await stripeFailure(error);
    if (isRefused) await notePayment(db, { ...about, key: `kept ${found.id}`, say: 'paidTwiceKept' });
    throw error;
  }
  await notePayment(db, { ...about, say: 'paidTwice' });
  await noteSession(db, session.id, { sessionId: found.id, state: 'ended', paymentId });
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

function paymentIdOf({ payment_intent: payment }: Stripe.Checkout.Session): string {
  const id = typeof payment === 'string' ? payment : payment?.id;
  if (id === undefined) throw new Error('Stripe names no payment of a session that is paid.');
  return id;
}

/** The amount of a page and of its order never change, so nobody pays another one. */
function refuseOtherAmount(
  { order, state }: LoadedOrder,
  { id, amount_total: amount, currency }: Stripe.Checkout.Session,
): void {
  if (amount === stripeAmount(state.totalCents, order.currency) && currency === order.currency.toLowerCase()) return;
  throw new Error(`Stripe received ${amount} ${currency} for order ${order.id} (${id}), which is another amount.`);
}
