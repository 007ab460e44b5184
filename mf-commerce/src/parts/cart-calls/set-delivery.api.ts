import { DELIVERY_CALLS, type SetDelivery } from 'shared-types/commerce/delivery';
import type { Request } from 'shared-types/host/request';
import type { CartOutcome } from './cart-outcome';
import { changeCart } from './change-cart.api';

/** Keeps with the cart where it goes, and how; answers what it costs there. */
export function setDelivery(request: Request, body: SetDelivery): Promise<CartOutcome> {
  const { method, path } = DELIVERY_CALLS.setDelivery;
  return changeCart(request, { path, method, body });
}
