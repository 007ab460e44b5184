import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder } from '../order/change-order';
import { findRefund } from './card-refund.store';
import type { CardSession } from './card-session.store';
import { notePayment } from './note-payment';
import { recordRefund } from './send-refund';
import { centsOfStripe } from './stripe-amount';

const PER_PAGE = 100;

interface PaidSession {
  readonly site: Site;
  readonly session: CardSession;
  readonly stripe: Stripe;
}

/** Brings an order in line with the refunds of its recorded payment, those that were made at Stripe too. */
export async function followRefunds(db: Database, paid: PaidSession): Promise<void> {
  const { session, stripe } = paid;
  // The second payment of an order, which was given back, is in its history already.
  if (session.payment_id === null || session.state === 'ended') return;
  for await (const refund of stripe.refunds.list({ payment_intent: session.payment_id, limit: PER_PAGE }))
    await followRefund(db, paid, refund);
}

async function followRefund(db: Database, { site, session }: PaidSession, refund: Stripe.Refund): Promise<void> {
  const currency = refund.currency.toUpperCase();
  const cents = centsOfStripe(refund.amount, currency);
  const { order_id: orderId, origin } = session;
  const about = { site, orderId, origin, cents, currency };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return notePayment(db, { ...about, key: `failed ${refund.id}`, say: 'refundFailed' });
  const own = refund.metadata?.card_refund;
  const asked = own === undefined ? undefined : await findRefund(db, own);
  if (asked?.order_id === orderId) return void (await recordRefund(db, { site, refund: asked, refundId: refund.id }));
  const outcome = await changeOrder(db, {
    site,
    orderId,
    origin,
    change: { kind: 'refunded', cents },
    detail: { cents, reason: '' },
    key: `stripe ${refund.id}`,
  });
  if (!outcome.ok) await notePayment(db, { ...about, key: `more ${refund.id}`, say: 'refundedMore' });
}
