import type { Route } from '../http/services';
import { addLineRoute } from './cart/add-line.route';
import { getCartRoute } from './cart/get-cart.route';
import { goToCheckoutRoute } from './cart/go-to-checkout.route';
import { removeLineRoute } from './cart/remove-line.route';
import { setLineFormRoute } from './cart/set-line-form.route';
import { setLineQuantityRoute } from './cart/set-line-quantity.route';
import { placeOrderRoute } from './checkout/place-order.route';
import { getProductRoute } from './product/get-product.route';

/** Every endpoint of the store. */
export const commerceRoutes: readonly Route[] = [
  getCartRoute,
  addLineRoute,
  setLineQuantityRoute,
  setLineFormRoute,
  removeLineRoute,
  goToCheckoutRoute,
  placeOrderRoute,
  getProductRoute,
];
