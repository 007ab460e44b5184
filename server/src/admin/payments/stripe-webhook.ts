import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { StripeAccount } from '../../commerce/card-payment/stripe-account.store';
import { openStripe } from '../../commerce/card-payment/stripe-client';
import { STRIPE_EVENTS } from '../../commerce/stripe-event/stripe-events';
import type { Config } from '../../platform/environment/config';
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

/** Ends the calls of a webhook. One that goes on is refused for its signature. */
export async function removeWebhook(stripe: Stripe, id: string, log: Log): Promise<void> {
  try {
    await stripe.webhookEndpoints.del(id, {}, STRIPE_PATIENCE);
  } catch (error) {
    log.warn({ reason: await troubleOf(error), webhook: id }, 'a webhook at Stripe could not be deleted');
  }
}

interface FormerWebhookInput {
  readonly config: Config;
  readonly log: Log;
  /** A client of the same account, if there is one. */
  readonly stripe?: Stripe | undefined;
}

/** Ends the calls of an account that is no longer connected. One whose key cannot be read goes on, and is refused. */
export async function removeFormerWebhook(
  { webhookId, secretKey }: Pick<StripeAccount, 'webhookId' | 'secretKey'>,
  { config, log, stripe }: FormerWebhookInput,
): Promise<void> {
  if (webhookId === undefined) return;
  const client = stripe ?? (secretKey === undefined ? undefined : await openStripe(secretKey, config));
  if (client) await removeWebhook(client, webhookId, log);
}
