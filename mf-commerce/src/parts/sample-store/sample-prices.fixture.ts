import type { CartView, ShoppingCart } from 'shared-types/commerce/cart';
import { sampleCart } from './sample-cart.fixture';

/** What the sample cart, 82.00, costs with two codes in Oregon: 8.20 off, sent free, taxed with 5 %. */
export const samplePrices = {
  coupons: ['WELCOME10', 'SHIPFREE', 'KILN'],
  validCoupons: ['WELCOME10', 'SHIPFREE'],
  invalidCoupons: ['KILN'],
  discounts: [
    { code: 'WELCOME10', kind: 'percent', rateBasisPoints: 1000, amountCents: 820 },
    { code: 'SHIPFREE', kind: 'shipping', amountCents: 850 },
  ],
  couponProblems: [{ code: 'KILN', problem: 'minimum', minimumSubtotalCents: 10_000 }],
  shippingLocation: { country: 'US', state: 'OR', zip: '97214' },
  applicableTaxRules: [{ id: 'rule', name: 'Sales tax', rate: 825, amountCents: 609 }],
  discountCents: 820,
  shippingCostCents: 0,
  taxCents: 609,
  grandTotalCents: 7989,
} as const satisfies Partial<ShoppingCart>;

/** The sample cart with codes and a place, as the server tells it; other amounts where they are given. */
export function samplePricedCart(changes: Partial<ShoppingCart> = {}, revision = 10): CartView {
  const view = sampleCart(undefined, {
    revision,
    takesCoupons: true,
    isPricedByPlace: true,
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ],
  });
  const [selectedShippingOption = null] = view.cart.shippingOptions;
  return { ...view, cart: { ...view.cart, ...samplePrices, selectedShippingOption, ...changes } };
}

/** The same before anybody has entered a code or said where it goes. */
export function sampleUnpricedCart(revision = 10): CartView {
  const { cart, ...view } = samplePricedCart({}, revision);
  return { ...view, cart: { ...sampleCart().cart, taxesNeed: [] } };
}
