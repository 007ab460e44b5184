import { createHmac } from 'node:crypto';

/**
 * The secret in an order's URL, derived from the cart's token and the idempotency key, which only the buyer has. A repeated
 * request gets the same URL although only the token's hash is stored.
 */
export function orderToken(cartToken: string, key: string): string {
  return createHmac('sha256', cartToken).update(key).digest('base64url');
}
