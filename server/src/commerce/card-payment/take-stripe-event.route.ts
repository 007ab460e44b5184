import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import type { Stripe } from 'stripe';
import { isUuid } from '../../platform/is-uuid';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route, Services } from '../../site/services';
import { sessionNamed, sessionOf, type CardSession } from './card-session.store';
import { connectedAccount, type ConnectedAccount } from './connected-account';
import { followRefunds } from './follow-refunds';
import { followSession, retrieveSession } from './follow-session';
import { notePayment } from './note-payment';
import { centsOfStripe } from './stripe-amount';

const JSON_TYPE = 'application/json';
const MOST_BYTES = 256 * 1024;

/**
 * `POST /api/commerce/card-payment/events`: Stripe tells of payments and refunds. An event only says what to look at: its
 * state is asked for afresh, so that late, repeated and reordered events do no harm. Stripe repeats what is not answered
 * with 200.
 */
export const takeStripeEventRoute: Route = (app, services) => {
  // The signature is that of the exact text.
  void app.register(async (scope: FastifyInstance) => {
    scope.removeContentTypeParser(JSON_TYPE);
    scope.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, async (_: FastifyRequest, body: string) => body);
    scope.route({
      method: CARD_PAYMENT_CALLS.takeStripeEvent.method,
      url: CARD_PAYMENT_CALLS.takeStripeEvent.path,
      bodyLimit: MOST_BYTES,
      handler: async (request, reply) => {
        const connected = await connectedAccount(services, siteOf(request).id);
        const event = connected && (await verifiedEvent(request, connected));
        if (!event) return refuse(reply, 'commerce/event-unsigned');
        await follow(services, request, { ...connected, event });
        return reply.header('cache-control', 'no-store').send({});
      },
    });
  });
};

/** Undefined without a signature of Stripe that is new and fits. */
async function verifiedEvent(
  { body, headers }: FastifyRequest,
  { account: { webhookSecret }, stripe }: ConnectedAccount,
): Promise<Stripe.Event | undefined> {
  const signature = headers['stripe-signature'];
  if (webhookSecret === undefined || typeof body !== 'string' || typeof signature !== 'string') return undefined;
  return stripe.webhooks.constructEventAsync(body, signature, webhookSecret).catch((error: unknown) => {
    if (error instanceof SyntaxError || (error instanceof Error && 'type' in error)) return undefined;
    throw error;
  });
}

interface Told extends ConnectedAccount {
  readonly event: Stripe.Event;
}

/** Objects that this server did not make, as of another program of the same account, are nobody's. */
async function follow({ db }: Services, request: FastifyRequest, { event, stripe }: Told): Promise<void> {
  const site = siteOf(request).siteLocaleIn(undefined);
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
    case 'charge.refunded': {
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
  db: Services['db'],
  siteId: string,
  payment: string | { readonly id: string } | null,
): Promise<CardSession | undefined> {
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  return paymentId === undefined ? undefined : sessionOf(db, siteId, { paymentId });
}
