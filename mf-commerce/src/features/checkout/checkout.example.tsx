import type { CartView } from 'shared-types/commerce/cart';
import { INSTALLMENTS_DEFAULT, type CheckoutView } from 'shared-types/commerce/checkout';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleCart, sampleDigitalEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { samplePricedCart } from '../../parts/sample-store/sample-prices.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

export function checkoutProps(
  view: CheckoutView = sampleCheckout(),
  form?: FormState,
): PropsOf<'commerce/checkout/checkout'> {
  return {
    block: { id: sampleId(15), type: BLOCK_TYPE.checkout, settings: {} },
    data: { 'commerce/checkout/checkout': view },
    ...(form ? { form } : {}),
  };
}

const installments = {
  id: 'offline',
  label: 'Pay after ordering',
  instructions: 'We send you an invoice by email.',
  installments: INSTALLMENTS_DEFAULT,
} as const;
const values = { email: 'ada@', firstName: 'Ada', country: 'US', shippingOptionId: sampleId(502) };

const noCodes = {
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  discounts: [],
  couponProblems: [],
  discountCents: 0,
  shippingCostCents: 850,
};

/** Examples of the checkout. */
export const examples = {
  full: checkoutProps(),
  digital: checkoutProps(sampleCheckout(sampleCart([sampleDigitalEntry()]))),
  installments: checkoutProps(sampleCheckout(sampleCart(), { paymentMethods: [installments] })),
  empty: checkoutProps(sampleCheckout(sampleCart([]))),
  noOrders: checkoutProps(sampleCheckout(sampleCart(), { paymentMethods: [] })),
  belowMinimum: checkoutProps(sampleCheckout(sampleCart(undefined, { minimumSubtotalCents: 10_000 }))),
  refused: checkoutProps(sampleCheckout(), {
    values,
    errors: {
      email: 'Email is not valid. Email addresses should follow the format name@example.com.',
      lastName: 'Please enter your last name.',
    },
    message: 'One or more fields is invalid, please check your entries.',
    code: 'commerce/checkout-invalid',
  }),
  totalChanged: checkoutProps(sampleCheckout(), {
    values,
    errors: {},
    message: 'The total has changed.',
    code: 'commerce/total-changed',
  }),
  priced: checkoutProps(sampleCheckout(samplePricedCart())),
  codeGone: checkoutProps(sampleCheckout(samplePricedCart({ taxCents: 747, grandTotalCents: 9797, ...noCodes })), {
    values: {
      country: 'US',
      seenSubtotalCents: '8200',
      seenShippingCents: '0',
      seenDiscountCents: '820',
      seenTaxCents: '609',
    },
    errors: {},
    message: 'WELCOME10 has been used up, and was removed from your cart.',
    code: 'commerce/coupon-used-up',
  }),
  taxedFiles: checkoutProps(sampleCheckout(sampleTaxedFiles())),
} as const;

function sampleTaxedFiles(): CartView {
  const { cart, ...view } = sampleCart([sampleDigitalEntry()]);
  return { ...view, cart: { ...cart, taxesNeed: [] }, isPricedByPlace: true };
}
