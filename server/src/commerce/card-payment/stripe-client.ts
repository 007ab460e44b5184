import type { Stripe } from 'stripe';
import type { Config } from '../../platform/environment/config';

/** A buyer waits for it. */
const LONGEST_MS = 8000;

/** A client of Stripe for one key. Its library is large, so it is loaded with the first payment. */
export async function openStripe(secretKey: string, { stripe }: Pick<Config, 'stripe'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, { timeout: LONGEST_MS, maxNetworkRetries: 1, telemetry: false, ...stripe });
}

/** True for an error that Stripe, or the way to it, has caused. */
export async function isStripeError(error: unknown): Promise<boolean> {
  const { default: Client } = await import('stripe');
  return error instanceof Client.errors.StripeError;
}
