import { proveExamples } from '../../tools/testing/prove-examples';
import { examples as checkouts } from './features/checkout/checkout.example';
import { strings as checkoutStrings } from './features/checkout/checkout.strings';
import { element as checkout } from './features/checkout/checkout.view';
import { examples as donations } from './features/donation/donation.example';
import { strings as donationStrings } from './features/donation/donation.strings';
import { element as donation } from './features/donation/donation.view';
import { examples as donationCheckouts } from './features/donation-checkout/donation-checkout.example';
import { strings as donationCheckoutStrings } from './features/donation-checkout/donation-checkout.strings';
import { element as donationCheckout } from './features/donation-checkout/donation-checkout.view';
import { examples as giftCardCheckouts } from './features/gift-card-checkout/gift-card-checkout.example';
import { strings as giftCardStrings } from './features/gift-card-checkout/gift-card-checkout.strings';
import { element as giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.view';
import { examples as subscriptions } from './features/subscription-checkout/subscription-checkout.example';
import { strings as subscriptionStrings } from './features/subscription-checkout/subscription-checkout.strings';
import { element as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.view';
import { strings as recurringStrings } from './parts/recurring/recurring.strings';

proveExamples({
  checkout: { strings: checkoutStrings, examples: checkouts, element: checkout },
  donation: { strings: donationStrings, examples: donations, element: donation },
  'donation-checkout': {
    strings: donationCheckoutStrings,
    examples: donationCheckouts,
    element: donationCheckout,
  },
  'gift-card-checkout': { strings: giftCardStrings, examples: giftCardCheckouts, element: giftCardCheckout },
  'subscription-checkout': {
    strings: { ...subscriptionStrings, ...recurringStrings },
    examples: subscriptions,
    element: subscriptionCheckout,
  },
});
