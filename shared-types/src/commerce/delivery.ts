export type { SetDelivery } from '../requests/commerce.generated';

/** Calls about where a cart goes. `PUT` is also answered to a form's `POST`. */
export const DELIVERY_CALLS = {
  setDelivery: { method: 'PUT', path: '/api/commerce/delivery/delivery' },
} as const;

/** Codes that call may be refused with. */
export type DeliveryErrorCode = 'commerce/cart-empty' | 'commerce/delivery-invalid';
