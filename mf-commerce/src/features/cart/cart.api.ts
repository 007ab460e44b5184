import { CART_CALLS, type CartReply, type SetLineQuantity } from 'shared-types/commerce/cart';
import type { Request, RequestOptions } from 'shared-types/host/request';
import { config } from '../../config';
import { cartOutcome, type CartOutcome } from '../../parts/cart-calls/cart-outcome';
import type { LineChange } from './cart.state';

/** Changes a line’s quantity, or removes the line where none is wanted. Leaving the page does not end the call. */
export async function changeLine(request: Request, { lineId, quantity }: LineChange): Promise<CartOutcome> {
  const call = quantity === 0 ? CART_CALLS.removeLine : CART_CALLS.setLineQuantity;
  const body: { body?: SetLineQuantity } = quantity === 0 ? {} : { body: { quantity } };
  const options: RequestOptions = {
    method: call.method,
    ...body,
    keepalive: true,
    timeoutMs: config.callTimeoutMs.default,
  };
  return cartOutcome(await request<CartReply>(linePath(lineId), options));
}

/** Path of a line’s calls. */
export function linePath(lineId: string): string {
  return CART_CALLS.setLineQuantity.path.replace(':lineId', encodeURIComponent(lineId));
}
