import { DELIVERY_CALLS, type SetDelivery } from 'shared-types/commerce/delivery';
import type { Request } from 'shared-types/host/request';
import type { CartOutcome } from './cart-outcome';
import { changeCart } from './change-cart.api';

/** Stores the delivery place and method with the cart; returns the price. */
export function setDelivery(request: Request, body: SetDelivery): Promise<CartOutcome> {
  const { method, path } = DELIVERY_CALLS.setDelivery;
  return changeCart(request, { path, method, body });
}
