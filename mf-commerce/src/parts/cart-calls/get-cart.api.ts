import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import type { Request } from 'shared-types/host/request';
import { config } from '../../config';
import { cartOutcome, type CartOutcome } from './cart-outcome';

/** Loads the server's cart. */
export async function getCart(request: Request, signal: AbortSignal): Promise<CartOutcome> {
  return cartOutcome(
    await request<CartReply>(CART_CALLS.getCart.path, { signal, timeoutMs: config.callTimeoutMs.default }),
  );
}
