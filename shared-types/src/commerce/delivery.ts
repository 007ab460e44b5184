export type { SetDelivery } from '../requests/commerce.generated';

/** The cart's destination. `PUT` also accepts a form's `POST`. */
export const DELIVERY_CALLS = {
  setDelivery: { method: 'PUT', path: '/api/commerce/delivery/delivery' },
} as const;

export type DeliveryErrorCode = 'commerce/cart-empty' | 'commerce/delivery-invalid';
