import { spec } from '../../../../../tools/testing/spec';
import { EMPTY_CART } from './cart-view';

spec('CART-01', 'has the strings id, websiteId and orderId', () => {
  expect(EMPTY_CART).toMatchObject({ id: '', websiteId: '', orderId: '' });
});

spec(['CART-02', 'CART-03'], 'has a timestamp, and is not purchased', () => {
  expect(EMPTY_CART).toMatchObject({ created: 0, isPurchased: false });
});

spec('CART-04', 'has six empty arrays', () => {
  const { entries, shippingOptions, applicableTaxRules, coupons, validCoupons, invalidCoupons } = EMPTY_CART;
  expect([entries, shippingOptions, applicableTaxRules, coupons, validCoupons, invalidCoupons]).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
});

spec('CART-05', 'has no chosen shipping option and no location', () => {
  expect(EMPTY_CART).toMatchObject({ selectedShippingOption: null, shippingLocation: null });
});

spec('CART-06', 'has six numbers, all 0', () => {
  const { subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents, totalQuantity } = EMPTY_CART;
  expect([subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents, totalQuantity]).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});

spec('CART-07', 'has a subtotal of zero US dollars', () => {
  expect(EMPTY_CART.subtotalAmount).toEqual({ amount: 0, currencyCode: 'USD' });
});

spec('CART-08', 'has no digital and no shipped items', () => {
  expect(EMPTY_CART).toMatchObject({ hasDigital: false, purelyDigital: false, requiresShipping: false });
});
