import type { FastifyRequest } from 'fastify';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { z } from 'zod';
import { tokenHash } from '../../platform/http/token-hash';
import type { Route, Services } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { loadOrder } from '../order/load-order';
import { orderPath } from '../order/order-path';
import { latestSession } from './card-session.store';
import { accountOfSession } from './connected-account';
import { followSession, retrieveSession } from './follow-session';
import { stripeFailure } from './stripe-client';

const querySchema = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22,64}$/)
    .describe("The secret in the order's address."),
});

/**
 * `GET /api/commerce/card-payment/return`: Stripe leads a buyer here who has paid or chosen a card. Asks Stripe, since a webhook may come
 * later, and shows the order.
 */
export const returnFromPaymentRoute: Route = (app, services) => {
  app.route({
    method: CARD_PAYMENT_CALLS.returnFromPayment.method,
    url: CARD_PAYMENT_CALLS.returnFromPayment.path,
    config: { input: [querySchema] },
    handler: async (request, reply) => {
      const sent = querySchema.safeParse(request.query);
      const place = sent.success && (await follow(services, request, sent.data.token));
      return reply.header('cache-control', 'no-store').redirect(place || '/', 303);
    },
  });
};

/** The order's path; undefined if there is no such order. */
async function follow(services: Services, request: FastifyRequest, token: string): Promise<string | undefined> {
  const { db } = services;
  const main = siteOf(request).siteLocaleIn(undefined);
  const place = { siteId: main.id, locale: main.locale, timeZone: main.timeZone };
  const loaded = await loadOrder(db, place, { tokenHash: tokenHash(token) });
  if (!loaded) return undefined;
  const session = await latestSession(db, loaded.order.id, ['page', 'setup']);
  const connected = session?.state === 'open' ? await accountOfSession(services, session) : undefined;
  if (connected && session?.session_id) {
    const { stripe } = connected;
    try {
      const found = await retrieveSession(stripe, session.session_id);
      await followSession(db, { site: main, session, found, stripe });
    } catch (error) {
      const { message } = await stripeFailure(error);
      request.log.error({ orderId: loaded.order.id, reason: message }, 'a payment could not be looked up at Stripe');
    }
  }
  return orderPath({ site: main.siteLocaleIn(loaded.locale || undefined), kind: loaded.order.kind, token });
}
