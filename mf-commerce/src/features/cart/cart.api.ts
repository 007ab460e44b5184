import { CART_CALLS, type RemoveLine, type SetLineForm, type SetLineQuantity } from 'shared-types/commerce/cart';
import type { Request } from 'shared-types/host/request';
import type { CartOutcome } from '../../parts/cart-calls/cart-outcome';
import { changeCart } from '../../parts/cart-calls/change-cart.api';
import type { LineChange } from './cart.state';

/** Changes a line’s quantity, or removes the line where none is wanted. Leaving the page does not end the call. */
export function changeLine(
  request: Request,
  { lineId, quantity, key }: LineChange & { readonly key: string },
): Promise<CartOutcome> {
  const path = linePath(lineId);
  if (quantity === 0) {
    const { method } = CART_CALLS.removeLine;
    return changeCart(request, { path, method, body: { key } satisfies RemoveLine });
  }
  const { method } = CART_CALLS.setLineQuantity;
  return changeCart(request, { path, method, body: { quantity, key } satisfies SetLineQuantity });
}

/** Keeps what the buyer answers to what a line’s product asks. */
export function setLineForm(
  request: Request,
  { lineId, ...body }: SetLineForm & { readonly lineId: string },
): Promise<CartOutcome> {
  return changeCart(request, { path: lineFormPath(lineId), method: CART_CALLS.setLineForm.method, body });
}

/** Path of a line’s calls. */
export function linePath(lineId: string): string {
  return CART_CALLS.setLineQuantity.path.replace(':lineId', encodeURIComponent(lineId));
}

/** Path of the call that keeps a line’s form. */
export function lineFormPath(lineId: string): string {
  return CART_CALLS.setLineForm.path.replace(':lineId', encodeURIComponent(lineId));
}
