import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import type { Stripe } from 'stripe';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { connectedAccount, type ConnectedAccount } from './connected-account';
import { followEvent } from '../stripe-event/follow-event';

const JSON_TYPE = 'application/json';
const MOST_BYTES = 256 * 1024;

/**
 * `POST /api/commerce/card-payment/events`: Stripe tells of payments and refunds. Stripe repeats what is not answered with
 * 200.
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
        const site = siteOf(request).siteLocaleIn(undefined);
        const connected = await connectedAccount(services, site.id);
        const event = connected && (await verifiedEvent(request, connected));
        if (!event) return refuse(reply, 'commerce/event-unsigned');
        await followEvent(services.db, { site, stripe: connected.stripe, event });
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
