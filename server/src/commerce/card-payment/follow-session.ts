import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { keepEnteredCard } from '../kept-card/keep-entered-card';
import { noteSession, type CardSession } from './card-session.store';
import { recordPayment } from './record-payment';

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
  if (session.kind === 'setup' && found.status === 'complete') return followChoice(db, following);
  if (found.status === 'complete' && found.payment_status === 'paid') return followPayment(db, following);
  const state = found.status === 'open' ? 'open' : 'ended';
  await noteSession(db, session.id, { sessionId: found.id, state });
  return state;
}

async function followPayment(db: Database, { found, ...to }: SessionToFollow): Promise<'paid' | 'ended'> {
  const { session } = to;
  const payment = expanded(found.payment_intent);
  // Before the payment is recorded, after which nothing asks about this page again.
  if (session.keeps_card && session.state !== 'paid')
    await keepEnteredCard(db, session, { customer: found.customer, method: expanded(payment?.payment_method) });
  return recordPayment(db, {
    ...to,
    payment: { id: paymentIdOf(found), name: found.id, amount: found.amount_total, currency: found.currency },
  });
}

/** The buyer has chosen another card for a subscription. */
async function followChoice(db: Database, { session, found }: SessionToFollow): Promise<'ended'> {
  if (session.state !== 'ended')
    await keepEnteredCard(db, session, {
      customer: found.customer,
      method: expanded(expanded(found.setup_intent)?.payment_method),
    });
  await noteSession(db, session.id, { sessionId: found.id, state: 'ended' });
  return 'ended';
}

/** A page of Stripe, with the card that was entered on it. */
export function retrieveSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.payment_method', 'setup_intent.payment_method'],
  });
}

/** A page of Stripe to end, so that nobody pays on it any more. */
export type PageToClose = Omit<SessionToFollow, 'found'> & { readonly sessionId: string };

/** Ends a page of Stripe that is open, and follows what was paid on it until then. */
export async function closePage(db: Database, { sessionId, ...page }: PageToClose): Promise<'open' | 'paid' | 'ended'> {
  const { stripe } = page;
  const found = await retrieveSession(stripe, sessionId);
  const state = await followSession(db, { ...page, found });
  if (state !== 'open') return state;
  const ended = await stripe.checkout.sessions.expire(sessionId);
  return followSession(db, { ...page, found: ended });
}

function expanded<T extends object>(object: string | T | null | undefined): T | undefined {
  return typeof object === 'string' || !object ? undefined : object;
}

function paymentIdOf({ payment_intent: payment }: Stripe.Checkout.Session): string {
  const id = typeof payment === 'string' ? payment : payment?.id;
  if (id === undefined) throw new Error('Stripe names no payment of a session that is paid.');
  return id;
}
