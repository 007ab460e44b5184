import type { ShoppingCart } from 'shared-types/commerce/cart';

/**
 * An empty cart: every field has the default of the specification.
 *
 * @implements CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08
 */
export const EMPTY_CART: ShoppingCart = {
  id: '',
  websiteId: '',
  orderId: '',
  created: 0,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  selectedShippingOption: null,
  shippingLocation: null,
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  subtotalAmount: { amount: 0, currencyCode: 'USD' },
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
};
