import { createHmac } from 'node:crypto';

/**
 * The secret in an order's address. It follows from the cart's token and the idempotency key, which only the buyer has,
 * so that a request sent again is answered with the same address although only the token's hash is stored.
 */
export function orderToken(cartToken: string, key: string): string {
  return createHmac('sha256', cartToken).update(key).digest('base64url');
}
