import { CART_CALLS, type RemoveLine, type SetLineForm, type SetLineQuantity } from 'shared-types/commerce/cart';
import type { Request } from 'shared-types/host/request';
import type { CartOutcome } from '../../parts/cart-calls/cart-outcome';
import { changeCart } from '../../parts/cart-calls/change-cart.api';
import type { LineChange } from './cart.state';

/** Changes a line’s quantity; 0 removes it. The call survives leaving the page. */
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

/** Stores the buyer's answers to a line's form. */
export function setLineForm(
  request: Request,
  { lineId, ...body }: SetLineForm & { readonly lineId: string },
): Promise<CartOutcome> {
  return changeCart(request, { path: lineFormPath(lineId), method: CART_CALLS.setLineForm.method, body });
}

export function linePath(lineId: string): string {
  return CART_CALLS.setLineQuantity.path.replace(':lineId', encodeURIComponent(lineId));
}

export function lineFormPath(lineId: string): string {
  return CART_CALLS.setLineForm.path.replace(':lineId', encodeURIComponent(lineId));
}
