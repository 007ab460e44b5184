import type { ShippingLocation } from './cart';

/** Calls about where a cart goes. `PUT` is also answered to a form's `POST`. */
export const DELIVERY_CALLS = {
  setDelivery: { method: 'PUT', path: '/api/commerce/delivery/delivery' },
} as const;

/** Body of `setDelivery`: where the cart goes, and how; the reply is that of every cart call. */
export interface SetDelivery extends ShippingLocation {
  /** Empty: the visitor chooses none; absent: as before. */
  readonly shippingOptionId?: string;
  /** As in `CartWrite`. */
  readonly key?: string;
}

/** Codes that call may be refused with. */
export type DeliveryErrorCode = 'commerce/cart-empty' | 'commerce/delivery-invalid';
