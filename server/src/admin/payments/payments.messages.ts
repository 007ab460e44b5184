import type { CardMode } from 'shared-types/commerce/card-payment';
import type { PaymentsDone } from 'shared-types/admin/store/payments';
import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './payments.messages.pl';
import type { StripeTrouble } from './stripe-trouble';

const english = {
  ...savedFormEnglish,
  long: (most: number) => `Enter at most ${most} characters.`,
  text: 'Enter text here.',
  key: {
    empty: 'Paste the secret key of your Stripe account.',
    publishable:
      'This is the publishable key. Paste the secret key, which is below it at Stripe and starts with sk_live_ or sk_test_.',
    shape: 'This is not a secret key of Stripe. Secret keys start with sk_live_ or sk_test_, without spaces.',
  },
  trouble: {
    'wrong-key': 'Stripe does not know this key. Copy the whole secret key at Stripe, and paste it again.',
    'not-permitted':
      'This restricted key may not read your account. Paste the secret key, or allow the restricted key to read the account and to write Checkout Sessions, Payment Intents, Payment Methods, Refunds and Webhook Endpoints.',
    busy: 'Stripe has too much to do at the moment. Nothing was changed. Wait a minute, then try again.',
    late: 'Stripe did not answer in time. Nothing was changed. Wait a minute, then try again.',
    unreachable: 'Stripe could not be reached. Nothing was changed. Wait a minute, then try again.',
    refused: 'Stripe did not accept the key. Nothing was changed. Check at Stripe that your account is in order.',
    'not-activated':
      'Stripe has not activated this account yet, so that it cannot take payments. Complete your account at Stripe, then connect it here. Until then you can connect the test key (sk_test_).',
  } satisfies Readonly<Record<StripeTrouble, string>>,
  changedBy: ({ by, name }: { by: string; name: string }) =>
    `Meanwhile ${by} has connected ${name}. Nothing was changed. Check the page, then try again.`,
  changed: 'Meanwhile somebody else has disconnected Stripe. Nothing was changed. Check the page, then try again.',
  disconnect: ({ name, mode }: { name: string; mode: CardMode }) =>
    mode === 'live'
      ? `Buyers can no longer pay by card. Orders that wait for a payment by card cannot be paid any more, and refunds of card payments have to be made at Stripe. The account ${name} stays as it is.`
      : `You can no longer test payments by card. The account ${name} stays as it is.`,
  done: {
    connected: 'Stripe is connected.',
    disconnected: 'Stripe is disconnected.',
    saved: 'Saved. Buyers see it at once.',
  } satisfies Readonly<Record<PaymentsDone, string>>,
};

export type PaymentsMessages = typeof english;

export const PAYMENTS_MESSAGES: InLanguages<PaymentsMessages> = { en: english, pl: polish };
