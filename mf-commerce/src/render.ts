import { STORE_PATH } from 'shared-types/commerce/store-path';
import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { strings as cartStrings } from './features/cart/cart.strings';
import { strings as cartPolish } from './features/cart/cart.strings.pl';
import { element as cart } from './features/cart/cart.view';
import { element as cartDrawer } from './features/cart-drawer/cart-drawer.view';
import { strings as checkoutStrings } from './features/checkout/checkout.strings';
import { strings as checkoutPolish } from './features/checkout/checkout.strings.pl';
import { element as checkout } from './features/checkout/checkout.view';
import { strings as donationStrings } from './features/donation/donation.strings';
import { strings as donationPolish } from './features/donation/donation.strings.pl';
import { element as donation } from './features/donation/donation.view';
import { strings as donationCheckoutStrings } from './features/donation-checkout/donation-checkout.strings';
import { strings as donationCheckoutPolish } from './features/donation-checkout/donation-checkout.strings.pl';
import { element as donationCheckout } from './features/donation-checkout/donation-checkout.view';
import { strings as giftCardStrings } from './features/gift-card-checkout/gift-card-checkout.strings';
import { strings as giftCardPolish } from './features/gift-card-checkout/gift-card-checkout.strings.pl';
import { element as giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.view';
import { indicatorTexts } from './features/indicator/indicator-texts';
import { strings as indicatorStrings } from './features/indicator/indicator.strings';
import { strings as indicatorPolish } from './features/indicator/indicator.strings.pl';
import { element as indicator } from './features/indicator/indicator.view';
import { strings as lookupStrings } from './features/order-lookup/order-lookup.strings';
import { strings as lookupPolish } from './features/order-lookup/order-lookup.strings.pl';
import { element as orderLookup } from './features/order-lookup/order-lookup.view';
import { strings as orderStrings } from './features/order/order.strings';
import { strings as orderPolish } from './features/order/order.strings.pl';
import { element as order } from './features/order/order.view';
import { strings as productReviewsStrings } from './features/product/product-reviews.strings';
import { strings as productReviewsPolish } from './features/product/product-reviews.strings.pl';
import { strings as productSubscriptionStrings } from './features/product/product-subscription.strings';
import { strings as productSubscriptionPolish } from './features/product/product-subscription.strings.pl';
import { strings as productStrings } from './features/product/product.strings';
import { strings as productPolish } from './features/product/product.strings.pl';
import { element as product } from './features/product/product.view';
import { element as productQuickView } from './features/product-quick-view/product-quick-view.view';
import { strings as reviewStrings } from './features/review/review.strings';
import { strings as reviewPolish } from './features/review/review.strings.pl';
import { element as review } from './features/review/review.view';
import { strings as shopCategoriesStrings } from './features/shop/shop-categories.strings';
import { strings as shopCategoriesPolish } from './features/shop/shop-categories.strings.pl';
import { strings as shopListingStrings } from './features/shop/shop-listing.strings';
import { strings as shopListingPolish } from './features/shop/shop-listing.strings.pl';
import { strings as shopStrings } from './features/shop/shop.strings';
import { strings as shopPolish } from './features/shop/shop.strings.pl';
import { element as shop } from './features/shop/shop.view';
import { strings as subscriptionCheckoutStrings } from './features/subscription-checkout/subscription-checkout.strings';
import { strings as subscriptionCheckoutPolish } from './features/subscription-checkout/subscription-checkout.strings.pl';
import { element as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.view';
import { strings as recurringStrings } from './parts/recurring/recurring.strings';
import { strings as recurringPolish } from './parts/recurring/recurring.strings.pl';

const UNAVAILABLE = {
  en: '<p>This part of the shop cannot be shown right now. Please reload the page in a moment.</p>',
  pl: '<p>Tej części sklepu nie można teraz wyświetlić. Odśwież stronę za chwilę.</p>',
};

/** The store’s features on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'commerce/shop': {
      element: shop,
      fallback: UNAVAILABLE,
      strings: {
        en: { ...shopStrings, ...shopCategoriesStrings, ...shopListingStrings },
        pl: { ...shopPolish, ...shopCategoriesPolish, ...shopListingPolish },
      },
    },
    'commerce/product': {
      element: product,
      fallback: UNAVAILABLE,
      strings: {
        en: { ...productStrings, ...productReviewsStrings, ...productSubscriptionStrings, ...recurringStrings },
        pl: { ...productPolish, ...productReviewsPolish, ...productSubscriptionPolish, ...recurringPolish },
      },
    },
    'commerce/product-quick-view': {
      element: productQuickView,
      fallback: '',
      strings: { en: productStrings, pl: productPolish },
    },
    'commerce/indicator': {
      element: indicator,
      fallback: {
        en: `<a href="${STORE_PATH.cart}">Cart</a>`,
        pl: `<a href="${STORE_PATH.cart}">Koszyk</a>`,
      },
      strings: { en: indicatorStrings, pl: indicatorPolish },
      factTexts: indicatorTexts,
    },
    'commerce/cart': { element: cart, fallback: UNAVAILABLE, strings: { en: cartStrings, pl: cartPolish } },
    'commerce/cart-drawer': { element: cartDrawer, fallback: '', strings: { en: cartStrings, pl: cartPolish } },
    'commerce/checkout': {
      element: checkout,
      fallback: UNAVAILABLE,
      strings: { en: checkoutStrings, pl: checkoutPolish },
    },
    'commerce/order': {
      element: order,
      fallback: UNAVAILABLE,
      strings: { en: { ...orderStrings, ...recurringStrings }, pl: { ...orderPolish, ...recurringPolish } },
    },
    'commerce/order-lookup': {
      element: orderLookup,
      fallback: UNAVAILABLE,
      strings: { en: lookupStrings, pl: lookupPolish },
    },
    'commerce/review': { element: review, fallback: UNAVAILABLE, strings: { en: reviewStrings, pl: reviewPolish } },
    'commerce/donation': {
      element: donation,
      fallback: UNAVAILABLE,
      strings: { en: donationStrings, pl: donationPolish },
    },
    'commerce/gift-card-checkout': {
      element: giftCardCheckout,
      fallback: UNAVAILABLE,
      strings: { en: giftCardStrings, pl: giftCardPolish },
    },
    'commerce/subscription-checkout': {
      element: subscriptionCheckout,
      fallback: UNAVAILABLE,
      strings: {
        en: { ...subscriptionCheckoutStrings, ...recurringStrings },
        pl: { ...subscriptionCheckoutPolish, ...recurringPolish },
      },
    },
    'commerce/donation-checkout': {
      element: donationCheckout,
      fallback: UNAVAILABLE,
      strings: { en: donationCheckoutStrings, pl: donationCheckoutPolish },
    },
  },
} satisfies RenderRemote;
