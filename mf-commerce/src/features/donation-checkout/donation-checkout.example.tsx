import type { DonationCheckoutView } from 'shared-types/commerce/donation-checkout';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const DONATION = {
  donatePageId: sampleId(70),
  path: '/school-kiln',
  title: 'A kiln for the school',
  text: 'Forty children a week make their first bowl with us. Their kiln is from 1987.',
  amounts: [1000, 2500, 5000],
  own: { leastCents: 500, mostCents: 500_000 },
};

const sample = (
  changes: Partial<DonationCheckoutView> = {},
  form?: FormState,
): PropsOf<'commerce/donation-checkout/form'> => ({
  block: { id: sampleId(19), type: BLOCK_TYPE.donationCheckout, settings: {} },
  data: {
    'commerce/donation-checkout/form': {
      donation: DONATION,
      paymentMethods: [
        { id: 'offline', label: 'Pay later', instructions: 'We send you our account number by email.' },
        { id: 'test', label: 'Test payment: nothing is charged', instructions: '' },
      ],
      ...changes,
    },
  },
  ...(form ? { form } : {}),
});

/** Examples of the donation checkout. */
export const examples = {
  fresh: sample(),
  anyAmount: sample({ donation: { ...DONATION, text: '', amounts: [] } }),
  wrong: sample(
    {},
    {
      values: { amount: 'own', ownAmount: '0.50', email: 'ada', note: 'For Ada', paymentMethod: 'test' },
      errors: { ownAmount: 'Enter $5.00 or more.', email: 'Enter the whole email address.' },
      message: 'Please fix the errors below.',
    },
  ),
  closed: sample({ paymentMethods: [] }),
  gone: sample({ donation: null }),
} as const;
