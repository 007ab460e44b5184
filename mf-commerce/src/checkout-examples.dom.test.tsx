import { proveExamples } from '../../tools/testing/host/prove-examples';
import { examples as checkouts } from './features/checkout/checkout.example';
import { messages as checkoutMessages } from './features/checkout/checkout.messages';
import { element as checkout } from './features/checkout/checkout.view';
import { examples as donations } from './features/donation/donation.example';
import { messages as donationMessages } from './features/donation/donation.messages';
import { element as donation } from './features/donation/donation.view';
import { examples as donationCheckouts } from './features/donation-checkout/donation-checkout.example';
import { messages as donationCheckoutMessages } from './features/donation-checkout/donation-checkout.messages';
import { element as donationCheckout } from './features/donation-checkout/donation-checkout.view';
import { examples as giftCardCheckouts } from './features/gift-card-checkout/gift-card-checkout.example';
import { messages as giftCardMessages } from './features/gift-card-checkout/gift-card-checkout.messages';
import { element as giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.view';
import { examples as subscriptions } from './features/subscription-checkout/subscription-checkout.example';
import { messages as subscriptionMessages } from './features/subscription-checkout/subscription-checkout.messages';
import { element as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.view';
import { messages as recurringMessages } from './parts/recurring/recurring.messages';

proveExamples({
  checkout: { messages: checkoutMessages, examples: checkouts, element: checkout },
  donation: { messages: donationMessages, examples: donations, element: donation },
  'donation-checkout': {
    messages: donationCheckoutMessages,
    examples: donationCheckouts,
    element: donationCheckout,
  },
  'gift-card-checkout': { messages: giftCardMessages, examples: giftCardCheckouts, element: giftCardCheckout },
  'subscription-checkout': {
    messages: { ...subscriptionMessages, ...recurringMessages },
    examples: subscriptions,
    element: subscriptionCheckout,
  },
});
