import type { GiftCardCheckoutView } from 'shared-types/commerce/gift-card-checkout';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const choice = (cents: number, worthCents = cents) => ({
  value: `SQ${cents} ${cents}`,
  sku: `SQ${cents}`,
  name: `$${worthCents / 100}`,
  priceCents: cents,
  worthCents,
});

const PRODUCT = {
  id: sampleId(71),
  title: 'Gift card',
  path: '/shop/p/gift-card',
  choices: [choice(2500), choice(4500, 5000), choice(10_000)],
  chosen: 'SQ4500 4500',
};

const sample = (
  changes: Partial<GiftCardCheckoutView> = {},
  form?: FormState,
): PropsOf<'commerce/gift-card-checkout/form'> => ({
  block: { id: sampleId(20), type: BLOCK_TYPE.giftCardCheckout, settings: {} },
  data: {
    'commerce/gift-card-checkout/form': {
      product: PRODUCT,
      shopPath: '/shop',
      paymentMethods: [
        { id: 'offline', label: 'Pay after ordering', instructions: 'We send you an invoice by email.' },
      ],
      ...changes,
    },
  },
  ...(form ? { form } : {}),
});

/** Examples of the gift card checkout. */
export const examples = {
  fresh: sample(),
  wrong: sample(
    {},
    {
      values: { choice: 'SQ2500 2000', email: 'ada@example.com', recipientEmail: 'bea', message: 'Happy birthday' },
      errors: {
        choice: 'The price of this gift card may have changed. Reload the page, and choose again.',
        recipientEmail: 'Enter the whole email address.',
      },
      message: 'Please fix the errors below.',
    },
  ),
  closed: sample({ paymentMethods: [] }),
  gone: sample({ product: null }),
} as const;
