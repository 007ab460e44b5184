import type { Stripe } from 'stripe';
import type { Config } from '../../platform/environment/config';

/** A buyer waits for it. */
const LONGEST_MS = 8000;

/** A client of Stripe for one key. Its library is large, so it is loaded with the first payment. */
export async function openStripe(secretKey: string, { stripe }: Pick<Config, 'stripe'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, { timeout: LONGEST_MS, maxNetworkRetries: 1, telemetry: false, ...stripe });
}

/** Stripe's codes of a card that was declined. */
export interface CardDecline {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly advice_code?: string | undefined;
}

/** Why a call to Stripe failed. */
export interface StripeFailure {
  /** False if the call may have counted all the same: it is repeated under its key then. */
  readonly isRefused: boolean;
  /** True if there is no such thing at Stripe. */
  readonly isMissing: boolean;
  /** True if the key is revoked, or may not do this. */
  readonly isKeyRefused: boolean;
  /** In Stripe's words, for owners. */
  readonly message: string;
  /** Of a card that its bank or Stripe has declined. */
  readonly declined?: CardDecline;
}

/** Of an error that a call to Stripe has thrown; other errors are thrown on. */
export async function stripeFailure(error: unknown): Promise<StripeFailure> {
  const { default: Client } = await import('stripe');
  const { StripeError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Client.errors;
  const { StripeAuthenticationError, StripeCardError, StripePermissionError } = Client.errors;
  if (!(error instanceof StripeError)) throw error;
  const isUnsure = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError].some(
    (kind) => error instanceof kind,
  );
  return {
    isRefused: !isUnsure,
    isMissing: error.code === 'resource_missing',
    isKeyRefused: error instanceof StripeAuthenticationError || error instanceof StripePermissionError,
    message: error.message,
    ...(error instanceof StripeCardError && { declined: error }),
  };
}
