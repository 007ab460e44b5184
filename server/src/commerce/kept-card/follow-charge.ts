import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import { languageOf } from '../../platform/language';
import { endCharge, type CardSession } from '../card-payment/card-session.store';
import { CARD_MESSAGES } from '../card-payment/note-payment';
import { recordPayment } from '../card-payment/record-payment';
import { stripeAmount } from '../card-payment/stripe-amount';
import { stripeFailure } from '../card-payment/stripe-client';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { beginCharge, isToCharge, type ChargeToFollow } from './begin-charge';
import { cardRefusal, type CardRefusal } from './card-refusal';
import { refuseCharge } from './refuse-charge';

/** Stripe's most. */
const PER_PAGE = 100;
/** Longer than a call with its retry takes. */
const UNDER_WAY_MS = 60_000;

/**
 * Charges a kept card for an order, or finds out what became of that, once however often it is called: lost answers, killed
 * servers and two servers at once charge once. `open`: to be asked again.
 */
export async function followCharge(db: Database, to: ChargeToFollow): Promise<'open' | 'paid' | 'ended'> {
  if (to.charge.state === 'open') return learn(db, to, await chargedOrder(db, to));
  const begun = await beginCharge(db, to);
  if (begun.kind === 'page' || begun.kind === 'taken') return 'open';
  if (begun.kind === 'sent') return settle(db, { ...to, charge: begun.charge, loaded: begun.loaded });
  return begun.kind === 'no-card' ? loseCard(db, to) : 'ended';
}

/** Ends a charge whose card another Stripe account keeps than the one connected now. */
export async function loseCard(db: Database, to: Omit<ChargeToFollow, 'stripe'>): Promise<'ended'> {
  const refusal: CardRefusal = { reason: 'no_card', isTriedAgain: false };
  return refuseCharge(db, { ...to, loaded: await chargedOrder(db, to), refusal });
}

interface SentCharge extends ChargeToFollow {
  readonly loaded: LoadedOrder;
}

async function chargedOrder(db: Database, { site, charge }: Omit<ChargeToFollow, 'stripe'>): Promise<LoadedOrder> {
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: charge.order_id });
  if (!loaded) throw new Error(`Order ${charge.order_id} was charged, and does not exist any more.`);
  return loaded;
}

/** Stripe forgets idempotency keys after a day, so it is asked for the payment before the call is repeated. */
async function learn(db: Database, to: ChargeToFollow, loaded: LoadedOrder): Promise<'open' | 'paid' | 'ended'> {
  const payment = await paymentOf(to.charge, to.stripe);
  if (payment) return followPayment(db, { ...to, loaded }, payment);
  if (isToCharge(loaded)) return settle(db, { ...to, loaded });
  // The call of another server may still be on its way.
  if (Date.now() - (to.charge.sent_at?.getTime() ?? 0) < UNDER_WAY_MS) return 'open';
  await endCharge(db, to.charge.id);
  return 'ended';
}

async function paymentOf(charge: CardSession, stripe: Stripe): Promise<Stripe.PaymentIntent | undefined> {
  try {
    const payments = stripe.paymentIntents.list({ customer: charge.customer_id ?? '', limit: PER_PAGE });
    for await (const payment of payments) if (payment.metadata.card_session === charge.id) return payment;
  } catch (error) {
    // A customer that was deleted at Stripe has no payments, and takes none.
    if (!(await stripeFailure(error)).isMissing) throw error;
  }
  return undefined;
}

async function settle(db: Database, sent: SentCharge): Promise<'open' | 'paid' | 'ended'> {
  const { charge, stripe } = sent;
  let payment: Stripe.PaymentIntent;
  try {
    payment = await stripe.paymentIntents.create(paramsOf(sent), { idempotencyKey: charge.id });
  } catch (error) {
    return refuseCharge(db, { ...sent, refusal: await refusalOf(error) });
  }
  return followPayment(db, sent, payment);
}

async function followPayment(
  db: Database,
  { loaded, ...to }: SentCharge,
  payment: Stripe.PaymentIntent,
): Promise<'open' | 'paid' | 'ended'> {
  const { charge, stripe } = to;
  const { id, status, amount, currency, last_payment_error: failure } = payment;
  if (status === 'processing') return 'open';
  if (status === 'succeeded') {
    const received = { id, name: id, amount, currency, card: charge.card_name ?? '' };
    return recordPayment(db, { site: to.site, session: charge, stripe, payment: received });
  }
  // Without the buyer nobody confirms it, and a later confirmation would pay the order twice.
  if (status !== 'requires_payment_method' && status !== 'canceled') await stripe.paymentIntents.cancel(id);
  const asks = status === 'requires_action' ? { code: 'authentication_required' } : {};
  return refuseCharge(db, { ...to, loaded, refusal: cardRefusal(failure ?? asks) });
}

/** Of an error that Stripe has answered; one after which the card may have been charged is thrown on. */
async function refusalOf(error: unknown): Promise<CardRefusal> {
  const { isRefused, declined } = await stripeFailure(error);
  if (!isRefused) throw error;
  // Where it is not the card that was refused, as with a key that was revoked, another day may help.
  return declined ? cardRefusal(declined) : { reason: 'other', isTriedAgain: true };
}

/** The same for every attempt of a row, as the idempotency key demands. */
function paramsOf({ site, charge, loaded: { order, state } }: SentCharge): Stripe.PaymentIntentCreateParams {
  return {
    amount: stripeAmount(state.totalCents, order.currency),
    currency: order.currency.toLowerCase(),
    customer: charge.customer_id ?? '',
    payment_method: charge.payment_method_id ?? '',
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: CARD_MESSAGES[languageOf(site)].orderName(order.number, site.name),
    metadata: { order_id: order.id, card_session: charge.id },
  };
}
