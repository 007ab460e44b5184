import type { Stripe } from 'stripe';
import { isUuid } from '../../platform/is-uuid';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { sessionNamed, sessionOf, type CardSession } from '../card-payment/card-session.store';
import { followRefunds } from '../card-payment/follow-refunds';
import { followSession, retrieveSession } from '../card-payment/follow-session';
import { notePayment } from '../card-payment/note-payment';
import { centsOfStripe } from '../card-payment/stripe-amount';

interface EventOfSite {
  readonly site: Site;
  readonly stripe: Stripe;
  readonly event: Stripe.Event;
}

/**
 * An event only says what to look at: its state is asked for afresh, so that late, repeated and reordered events do no
 * harm. Objects that this server did not make, as of another program of the same account, are nobody's.
 */
export async function followEvent(db: Database, { site, stripe, event }: EventOfSite): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const { id: sessionId } = event.data.object;
      const named = event.data.object.metadata?.card_session;
      const session =
        (await sessionOf(db, site.id, { sessionId })) ??
        (named !== undefined && isUuid(named) ? await sessionNamed(db, site.id, named) : undefined);
      if (!session) return;
      const found = await retrieveSession(stripe, sessionId);
      await followSession(db, { site, session, found, stripe });
      return;
    }
    case 'charge.refunded':
    case 'refund.failed': {
      const session = await sessionPaidBy(db, site.id, event.data.object.payment_intent);
      if (session) await followRefunds(db, { site, session, stripe });
      return;
    }
    case 'charge.dispute.created': {
      const { id, amount, currency, payment_intent: payment } = event.data.object;
      const session = await sessionPaidBy(db, site.id, payment);
      if (!session) return;
      const { order_id: orderId, origin } = session;
      const code = currency.toUpperCase();
      const cents = centsOfStripe(amount, code);
      await notePayment(db, { site, orderId, origin, key: `dispute ${id}`, say: 'disputed', cents, currency: code });
      return;
    }
    default:
  }
}

async function sessionPaidBy(
  db: Database,
  siteId: string,
  payment: string | { readonly id: string } | null,
): Promise<CardSession | undefined> {
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  return paymentId === undefined ? undefined : sessionOf(db, siteId, { paymentId });
}
