import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { LoadedOrder } from '../order/load-order';
import { orderPath } from '../order/order-path';
import { followCharge } from '../kept-card/follow-charge';
import { beginSession, giveUpSession, noteSession, sentCharge, type CardSession } from './card-session.store';
import { connectedAccount, type CardServices, type ConnectedAccount } from './connected-account';
import { followSession, retrieveSession } from './follow-session';
import { CARD_MESSAGES } from './note-payment';
import { stripeAmount } from './stripe-amount';
import { stripeFailure } from './stripe-client';

const LONGEST_DESCRIPTION = 500;

export interface OrderToPay {
  /** In the language of the buyer. */
  readonly site: Site;
  readonly loaded: LoadedOrder;
  /** The secret in the order's URL. */
  readonly token: string;
  /** Public scheme, host and port. */
  readonly origin: string;
}

/** The Checkout Session in which a buyer pays; `paid` if that has happened already, `unavailable` if Stripe does not answer as it should. */
export type CardPage =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'paid' | 'closed' | 'unavailable' };

export type LoggedServices = CardServices & { readonly log: Pick<FastifyBaseLogger, 'error'> };

/** Creates a Checkout Session at Stripe for an order, or returns the one that is still open. */
export async function openCardPage(services: LoggedServices, order: OrderToPay): Promise<CardPage> {
  const { site, loaded, origin } = order;
  const connected = await connectedAccount(services, site.id);
  const isLive = loaded.paymentMethod === 'card';
  if (!connected || (connected.account.mode === 'live') !== isLive) return { kind: 'closed' };
  const to = { siteId: site.id, orderId: loaded.order.id, accountId: connected.account.id, isLive, origin };
  const isPaid = await isPaidByCharge(services, order, connected);
  if (isPaid) return { kind: 'paid' };
  const open = async () => {
    const begin = { ...to, kind: 'page', keepsCard: isKeepingCard(loaded) } as const;
    const session = await services.db.transaction().execute((trx) => beginSession(trx, begin));
    if (!session) return { kind: 'unavailable' } as const;
    return pageOf(services, { site, stripe: connected.stripe, session, params: paramsOf(order, session) });
  };
  // If what had been open is over, there is a new one the second time.
  return (await open()) ?? (await open()) ?? { kind: 'unavailable' };
}

/** Whether a charge of the kept card, of which nothing was heard, has paid the order. */
async function isPaidByCharge(
  { db, log }: LoggedServices,
  { site, loaded }: OrderToPay,
  { stripe, account }: ConnectedAccount,
): Promise<boolean> {
  const charge = await sentCharge(db, loaded.order.id);
  if (!charge || charge.account_id !== account.id) return false;
  try {
    return (await followCharge(db, { site: site.siteLocaleIn(undefined), charge, stripe })) === 'paid';
  } catch (error) {
    const { message } = await stripeFailure(error);
    log.error({ orderId: loaded.order.id, reason: message }, 'a charge could not be looked up at Stripe');
    return false;
  }
}

/** Whether the card of this payment is charged for later orders of the subscription. */
function isKeepingCard({ order: { subscription } }: LoadedOrder): boolean {
  return subscription?.nextText !== undefined;
}

/** A page of Stripe to make, or to lead back to. */
export interface PageToOpen extends Pick<ConnectedAccount, 'stripe'> {
  readonly site: Site;
  readonly session: CardSession;
  /** The same for every attempt of a row, as the idempotency key demands. */
  readonly params: Stripe.Checkout.SessionCreateParams;
}

/** Undefined if the page is over without payment. */
export async function pageOf(
  { db, log }: LoggedServices,
  { site, session, stripe, params }: PageToOpen,
): Promise<CardPage | undefined> {
  try {
    const found = await (session.session_id === null
      ? stripe.checkout.sessions.create(params, { idempotencyKey: session.id })
      : retrieveSession(stripe, session.session_id));
    await noteSession(db, session.id, { sessionId: found.id, state: 'open' });
    if (found.status === 'open' && found.url) return { kind: 'open', url: found.url };
    const state = await followSession(db, { site: site.siteLocaleIn(undefined), session, found, stripe });
    return state === 'paid' ? { kind: 'paid' } : undefined;
  } catch (error) {
    const { isRefused, message } = await stripeFailure(error);
    log.error({ orderId: session.order_id, reason: message }, 'a page of Stripe could not be opened');
    // One that exists may have been paid.
    if (isRefused && session.session_id === null) await giveUpSession(db, session.id);
    return { kind: 'unavailable' };
  }
}

/** How long an order's page at Stripe lives, its language, and where its buyer comes back from it. */
export function placeParams({ site, loaded: { order }, token, origin }: OrderToPay, session: CardSession) {
  const back = new URL(CARD_PAYMENT_CALLS.returnFromPayment.path, origin);
  back.searchParams.set('token', token);
  return {
    // Apple Pay and Google Pay are among them. Other methods may take days to say that they have paid.
    allowed_payment_method_types: ['card'],
    client_reference_id: order.id,
    customer_email: order.email,
    locale: languageOf(site),
    expires_at: Math.floor(session.expires_at.getTime() / 1000),
    success_url: back.href,
    cancel_url: new URL(orderPath({ site, kind: order.kind, token }), origin).href,
    metadata: { order_id: order.id, card_session: session.id },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function paramsOf({ site, loaded, ...to }: OrderToPay, session: CardSession): Stripe.Checkout.SessionCreateParams {
  const { order, state } = loaded;
  const main = site.siteLocaleIn(undefined);
  const place = placeParams({ site, loaded, ...to }, session);
  const { metadata } = place;
  return {
    ...place,
    mode: 'payment',
    ...(session.keeps_card && ({ customer_creation: 'always' } as const)),
    payment_intent_data: {
      description: CARD_MESSAGES[languageOf(main)].orderName(order.number, main.name),
      metadata,
      ...(session.keeps_card && ({ setup_future_usage: 'off_session' } as const)),
    },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: stripeAmount(state.totalCents, order.currency),
          product_data: {
            name: CARD_MESSAGES[languageOf(site)].orderName(order.number, site.name),
            description: descriptionOf(loaded),
          },
        },
      },
    ],
  };
}

/** What is paid for: `2 × Mug, 1 × Bowl`. */
function descriptionOf({ order: { lines } }: LoadedOrder): string {
  const text = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
  return text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1)}…` : text;
}
