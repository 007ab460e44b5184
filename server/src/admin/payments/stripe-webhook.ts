import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import { STRIPE_EVENTS } from '../../commerce/card-payment/stripe-events';
import { STRIPE_PATIENCE } from './stripe-patience';
import { troubleOf } from './stripe-trouble';

type Log = Pick<FastifyBaseLogger, 'warn'>;

export interface Webhook {
  readonly webhookId: string | undefined;
  readonly webhookSecret: string | undefined;
}

const NONE: Webhook = { webhookId: undefined, webhookSecret: undefined };

/** Asks Stripe to call an address. Without it payments are asked for, so that its refusal is no error. */
export async function addWebhook(stripe: Stripe, url: string, log: Log): Promise<Webhook> {
  try {
    const wanted = { url, enabled_events: [...STRIPE_EVENTS] };
    const { id, secret } = await stripe.webhookEndpoints.create(wanted, STRIPE_PATIENCE);
    return secret === undefined ? NONE : { webhookId: id, webhookSecret: secret };
  } catch (error) {
    log.warn({ reason: await troubleOf(error), url }, 'Stripe does not call this site');
    return NONE;
  }
}

/** Ends the calls of a webhook. One that stays is refused for its signature. */
export async function removeWebhook(stripe: Stripe, id: string, log: Log): Promise<void> {
  try {
    await stripe.webhookEndpoints.del(id, {}, STRIPE_PATIENCE);
  } catch (error) {
    log.warn({ reason: await troubleOf(error), webhook: id }, 'a webhook at Stripe could not be deleted');
  }
}
