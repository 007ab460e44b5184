import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { LoadedOrder } from '../order/load-order';
import { orderPath } from '../order/order-path';
import { beginSession, giveUpSession, noteSession, type CardSession } from './card-session.store';
import { connectedAccount, type CardServices, type ConnectedAccount } from './connected-account';
import { followSession } from './follow-session';
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

/** Creates a Checkout Session at Stripe for an order, or returns the one that is still open. */
export async function openCardPage(
  services: CardServices & { readonly log: Pick<FastifyBaseLogger, 'error'> },
  order: OrderToPay,
): Promise<CardPage> {
  const { site, loaded, origin } = order;
  const connected = await connectedAccount(services, site.id);
  const isLive = loaded.paymentMethod === 'card';
  if (!connected || (connected.account.mode === 'live') !== isLive) return { kind: 'closed' };
  const to = { siteId: site.id, orderId: loaded.order.id, accountId: connected.account.id, isLive, origin };
  const begin = () => services.db.transaction().execute((trx) => beginSession(trx, to));
  const page = await pageOf(services, order, { ...connected, session: await begin() });
  // What had been open is over: there is a new one now.
  return page ?? (await pageOf(services, order, { ...connected, session: await begin() })) ?? { kind: 'unavailable' };
}

interface Opening extends ConnectedAccount {
  readonly session: CardSession;
}

/** Undefined if the page is over without payment. */
async function pageOf(
  { db, log }: CardServices & { readonly log: Pick<FastifyBaseLogger, 'error'> },
  order: OrderToPay,
  { session, stripe }: Opening,
): Promise<CardPage | undefined> {
  try {
    const found = await (session.session_id === null
      ? stripe.checkout.sessions.create(paramsOf(order, session), { idempotencyKey: session.id })
      : stripe.checkout.sessions.retrieve(session.session_id));
    await noteSession(db, session.id, { sessionId: found.id, state: 'open' });
    if (found.status === 'open' && found.url) return { kind: 'open', url: found.url };
    const state = await followSession(db, { site: order.site.siteLocaleIn(undefined), session, found, stripe });
    return state === 'paid' ? { kind: 'paid' } : undefined;
  } catch (error) {
    const { isRefused, message } = await stripeFailure(error);
    log.error({ orderId: session.order_id, reason: message }, 'a page of Stripe could not be opened');
    // One that exists may have been paid.
    if (isRefused && session.session_id === null) await giveUpSession(db, session.id);
    return { kind: 'unavailable' };
  }
}

/** The same for every attempt of a row, as the idempotency key demands. */
function paramsOf(
  { site, loaded, token, origin }: OrderToPay,
  session: CardSession,
): Stripe.Checkout.SessionCreateParams {
  const { order, state } = loaded;
  const main = site.siteLocaleIn(undefined);
  const metadata = { order_id: order.id, card_session: session.id };
  const back = new URL(CARD_PAYMENT_CALLS.returnFromPayment.path, origin);
  back.searchParams.set('token', token);
  return {
    mode: 'payment',
    // Apple Pay and Google Pay are among them. Other methods may take days to say that they have paid.
    allowed_payment_method_types: ['card'],
    client_reference_id: order.id,
    customer_email: order.email,
    locale: languageOf(site),
    expires_at: Math.floor(session.expires_at.getTime() / 1000),
    success_url: back.href,
    cancel_url: new URL(orderPath({ site, kind: order.kind, token }), origin).href,
    metadata,
    payment_intent_data: { description: CARD_MESSAGES[languageOf(main)].orderName(order.number, main.name), metadata },
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
