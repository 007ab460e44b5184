/** Why an account with Stripe cannot be connected. */
export type StripeTrouble =
  | 'wrong-key'
  | 'not-permitted'
  | 'busy'
  | 'late'
  | 'unreachable'
  | 'refused'
  | 'not-activated';

/** What the connection to Stripe failed with, where it was the time. */
const TIMEOUT = 'ETIMEDOUT';

/** What an error of a call to Stripe means; other errors are thrown on. Errors of Stripe may quote keys, so they are not logged. */
export async function troubleOf(error: unknown): Promise<StripeTrouble> {
  const { default: Client } = await import('stripe');
  const { errors } = Client;
  if (error instanceof errors.StripeAuthenticationError) return 'wrong-key';
  if (error instanceof errors.StripePermissionError) return 'not-permitted';
  if (error instanceof errors.StripeRateLimitError || error instanceof errors.StripeAPIError) return 'busy';
  if (error instanceof errors.StripeConnectionError) return codeOf(error.detail) === TIMEOUT ? 'late' : 'unreachable';
  if (error instanceof errors.StripeError) return 'refused';
  throw error;
}

function codeOf(detail: unknown): unknown {
  return typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined;
}
