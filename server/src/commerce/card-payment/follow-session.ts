import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder } from '../order/change-order';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { noteSession, paidSession, type CardSession } from './card-session.store';
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
    key: `card ${found.id}`,
  });
  const other = outcome.ok ? undefined : await paidSession(db, orderId);
  if (other && other.id !== session.id) return giveBack(db, following, loaded);
  await noteSession(db, session.id, { sessionId: found.id, state: 'paid', paymentId });
  // Somebody has marked it as paid meanwhile.
  if (!outcome.ok) await notePayment(db, { ...aboutOrder(following, loaded), say: 'paidByHandToo' });
  return 'paid';
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
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: MOST_REFUNDS });
    const isBack = data.reduce((sum, { amount }) => sum + amount, 0) >= (found.amount_total ?? 0);
    // Without a key: Stripe refuses to give back more than it has, and would repeat a refusal under its key.
    if (!isBack) await stripe.refunds.create({ payment_intent: paymentId, metadata: { paid_twice: session.id } });
  } catch (error) {
    const { isRefused } = await stripeFailure(error);
    if (isRefused) await notePayment(db, { ...about, key: `kept ${found.id}`, say: 'paidTwiceKept' });
    throw error;
  }
  await notePayment(db, { ...about, say: 'paidTwice' });
  await noteSession(db, session.id, { sessionId: found.id, state: 'ended', paymentId });
  return 'ended';
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
