import type { CartView } from 'shared-types/commerce/cart';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { Order } from 'shared-types/commerce/orders/order';
import { sampleCart } from './sample-cart.fixture';
import { sampleId } from './sample-products.fixture';

/** The same at the checkout. */
export function sampleCheckout(cart: CartView = sampleCart(), changes: Partial<CheckoutView> = {}): CheckoutView {
  return {
    ...cart,
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ],
    paymentMethods: [{ id: 'offline', label: 'Pay after ordering', instructions: 'We send you an invoice by email.' }],
    ...changes,
  };
}

/** An order of the sample cart. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const { cart } = sampleCart();
  return {
    id: sampleId(600),
    number: 1001,
    placedAt: Date.UTC(2026, 10, 21, 9, 47),
    email: 'ada@example.com',
    address: {
      firstName: 'Ada',
      lastName: 'Moss',
      line1: '12 Garden Lane',
      line2: '',
      city: 'Portland',
      state: 'Oregon',
      zip: '97214',
      country: 'US',
    },
    addressLines: ['Ada Moss', '12 Garden Lane', 'Portland, Oregon 97214', 'United States'],
    lines: cart.entries,
    shippingName: 'Standard',
    subtotalCents: cart.subtotalCents,
    shippingCostCents: 850,
    taxCents: 0,
    discountCents: 0,
    grandTotalCents: cart.subtotalCents + 850,
    currency: 'USD',
    paymentInstructions: 'We send you an invoice by email.',
    ...changes,
  };
}
