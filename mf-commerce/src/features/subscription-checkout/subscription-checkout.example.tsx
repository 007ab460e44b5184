import type { OfferedSubscription, SubscriptionCheckoutView } from 'shared-types/commerce/subscription-checkout';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleCart, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6 } as const;
const entry = sampleEntry({ subscriptionPlan: plan });

const OFFERED: OfferedSubscription = {
  cartToken: 'bmFtZSBvZiBhIGNhcnQgaGVyZSBvbmx5',
  entry,
  plan,
  seenPlan: '1 month 6',
  lastText: 'April 24, 2027',
  cart: sampleCart([entry]).cart,
  countries: [
    { code: 'CA', name: 'Canada', needs: ['zip'] },
    { code: 'US', name: 'United States', needs: ['state', 'zip'] },
  ],
};

const sample = (
  changes: Partial<SubscriptionCheckoutView> = {},
  form?: FormState,
): PropsOf<'commerce/subscription-checkout/form'> => ({
  block: { id: sampleId(21), type: BLOCK_TYPE.subscriptionCheckout, settings: {} },
  data: {
    'commerce/subscription-checkout/form': {
      offered: OFFERED,
      shopPath: '/shop',
      paymentMethods: [
        { id: 'offline', label: 'Pay after ordering', instructions: 'We send you an invoice by email.' },
      ],
      ...changes,
    },
  },
  ...(form ? { form } : {}),
});

const { lastText: _, ...endless } = OFFERED;

/** Examples of the subscription checkout. */
export const examples = {
  fresh: sample(),
  wrong: sample(
    {},
    {
      values: { email: 'ada', country: 'US', firstName: 'Ada', note: 'Ring twice' },
      errors: { email: 'Enter the whole email address.', lastName: 'Please enter your last name.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  digital: sample({
    offered: {
      ...endless,
      plan: { billingPeriod: { value: 2, unit: 'week' } },
      cart: { ...OFFERED.cart, requiresShipping: false, shippingOptions: [], selectedShippingOption: null },
      countries: [],
    },
  }),
  once: sample({ offered: { ...OFFERED, plan: { ...plan, numBillingCycles: 1 } } }),
  placed: sample({
    offered: { ...OFFERED, cart: { ...OFFERED.cart, shippingLocation: { country: 'US', state: 'OR' } } },
  }),
  taxesOpen: sample({
    offered: { ...OFFERED, cart: { ...OFFERED.cart, shippingLocation: { country: 'US' }, taxesNeed: ['state'] } },
  }),
  byCard: sample({
    paymentMethods: [
      {
        id: 'card',
        label: 'Credit or debit card',
        instructions: 'You pay on the next page, at Stripe. The card is charged again for each later order.',
        isKept: true,
      },
      { id: 'offline', label: 'Pay after ordering', instructions: 'We send you an invoice by email.' },
    ],
  }),
  closed: sample({ paymentMethods: [] }),
  gone: sample({ offered: null }),
} as const;
