import type { ReactElement } from 'react';
import type { Strings } from 'shared-types/host/text';
import { createFakeHost } from '../../tools/testing/fake-host';
import { isWithoutLongTests } from '../../tools/testing/proof';
import { axeFindings, showView } from '../../tools/testing/show-view';
import { examples as carts } from './features/cart/cart.example';
import { strings as cartStrings } from './features/cart/cart.strings';
import { element as cart } from './features/cart/cart.view';
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
import { examples as indicators } from './features/indicator/indicator.example';
import { strings as indicatorStrings } from './features/indicator/indicator.strings';
import { element as indicator } from './features/indicator/indicator.view';
import { examples as orders } from './features/order/order.example';
import { strings as orderStrings } from './features/order/order.strings';
import { element as order } from './features/order/order.view';
import { examples as lookups } from './features/order-lookup/order-lookup.example';
import { strings as lookupStrings } from './features/order-lookup/order-lookup.strings';
import { examples as subscriptions } from './features/subscription-checkout/subscription-checkout.example';
import { strings as subscriptionStrings } from './features/subscription-checkout/subscription-checkout.strings';
import { element as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.view';
import { strings as recurringStrings } from './parts/recurring/recurring.strings';
import { element as orderLookup } from './features/order-lookup/order-lookup.view';
import { examples as products } from './features/product/product.example';
import { strings as productReviewsStrings } from './features/product/product-reviews.strings';
import { strings as productSubscriptionStrings } from './features/product/product-subscription.strings';
import { strings as productStrings } from './features/product/product.strings';
import { element as product } from './features/product/product.view';
import { examples as reviews } from './features/review/review.example';
import { strings as reviewStrings } from './features/review/review.strings';
import { element as review } from './features/review/review.view';
import { examples as shops } from './features/shop/shop.example';
import { strings as shopCategoriesStrings } from './features/shop/shop-categories.strings';
import { strings as shopStrings } from './features/shop/shop.strings';
import { element as shop } from './features/shop/shop.view';

// Asked by axe, and missing here: letters are not drawn in jsdom.
HTMLCanvasElement.prototype.getContext = () => null;

interface Shown {
  readonly strings: Strings;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly element: (props: never, host: never) => ReactElement | null;
}

const features: Readonly<Record<string, Shown>> = {
  cart: { strings: cartStrings, examples: carts, element: cart },
  checkout: { strings: checkoutStrings, examples: checkouts, element: checkout },
  donation: { strings: donationStrings, examples: donations, element: donation },
  'donation-checkout': {
    strings: donationCheckoutStrings,
    examples: donationCheckouts,
    element: donationCheckout,
  },
  'gift-card-checkout': { strings: giftCardStrings, examples: giftCardCheckouts, element: giftCardCheckout },
  indicator: { strings: indicatorStrings, examples: indicators, element: indicator },
  order: { strings: { ...orderStrings, ...recurringStrings }, examples: orders, element: order },
  'subscription-checkout': {
    strings: { ...subscriptionStrings, ...recurringStrings },
    examples: subscriptions,
    element: subscriptionCheckout,
  },
  'order-lookup': { strings: lookupStrings, examples: lookups, element: orderLookup },
  product: {
    strings: { ...productStrings, ...productReviewsStrings, ...productSubscriptionStrings, ...recurringStrings },
    examples: products,
    element: product,
  },
  review: { strings: reviewStrings, examples: reviews, element: review },
  shop: { strings: { ...shopStrings, ...shopCategoriesStrings }, examples: shops, element: shop },
};
const samples = Object.entries(features).flatMap(([feature, shown]) =>
  Object.keys(shown.examples).map((name) => ({ feature, name, shown })),
);

const show = ({ name, shown }: (typeof samples)[number]): HTMLElement =>
  showView(shown.element(shown.examples[name] as never, createFakeHost(shown.strings) as never));

test.each(samples)('$feature, $name: can be shown', (sample) => {
  expect(show(sample).textContent).not.toBe('');
});

/** Every third of them; all in the proofs, and where this file is named (decision 83). */
const looked = samples.filter((_, place) => !isWithoutLongTests || place % 3 === 0);

test.each(looked)('$feature, $name: axe finds nothing wrong with it', async (sample) => {
  show(sample);
  expect(await axeFindings()).toEqual([]);
});
