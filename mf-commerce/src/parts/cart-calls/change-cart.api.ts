import type { CartReply } from 'shared-types/commerce/cart';
import type { Request, RequestOptions } from 'shared-types/host/request';
import { config } from '../../config';
import { cartOutcome, type CartOutcome } from './cart-outcome';

/** Requests a change of the cart. The call survives leaving the page. */
export async function changeCart(
  request: Request,
  { path, ...options }: RequestOptions & { readonly path: string },
): Promise<CartOutcome> {
  const timeoutMs = config.callTimeoutMs.default;
  return cartOutcome(await request<CartReply>(path, { ...options, keepalive: true, timeoutMs }));
}
