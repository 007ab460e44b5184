import { STORE_PATH } from 'shared-types/commerce/store-path';
import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { messages as cartMessages } from './features/cart/cart.messages';
import { messages as cartPolish } from './features/cart/cart.messages.pl';
import { element as cart } from './features/cart/cart.view';
import { element as cartDrawer } from './features/cart-drawer/cart-drawer.view';
import { messages as checkoutMessages } from './features/checkout/checkout.messages';
import { messages as checkoutPolish } from './features/checkout/checkout.messages.pl';
import { element as checkout } from './features/checkout/checkout.view';
import { messages as donationMessages } from './features/donation/donation.messages';
import { messages as donationPolish } from './features/donation/donation.messages.pl';
import { element as donation } from './features/donation/donation.view';
import { messages as donationCheckoutMessages } from './features/donation-checkout/donation-checkout.messages';
import { messages as donationCheckoutPolish } from './features/donation-checkout/donation-checkout.messages.pl';
import { element as donationCheckout } from './features/donation-checkout/donation-checkout.view';
import { messages as giftCardMessages } from './features/gift-card-checkout/gift-card-checkout.messages';
import { messages as giftCardPolish } from './features/gift-card-checkout/gift-card-checkout.messages.pl';
import { element as giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.view';
import { indicatorTexts } from './features/indicator/indicator-texts';
import { messages as indicatorMessages } from './features/indicator/indicator.messages';
import { messages as indicatorPolish } from './features/indicator/indicator.messages.pl';
import { element as indicator } from './features/indicator/indicator.view';
import { messages as lookupMessages } from './features/order-lookup/order-lookup.messages';
import { messages as lookupPolish } from './features/order-lookup/order-lookup.messages.pl';
import { element as orderLookup } from './features/order-lookup/order-lookup.view';
import { messages as orderMessages } from './features/order/order.messages';
import { messages as orderPolish } from './features/order/order.messages.pl';
import { element as order } from './features/order/order.view';
import { messages as productReviewsMessages } from './features/product/reviews/reviews.messages';
import { messages as productReviewsPolish } from './features/product/reviews/reviews.messages.pl';
import { messages as productSubscriptionMessages } from './features/product/offer/subscription.messages';
import { messages as productSubscriptionPolish } from './features/product/offer/subscription.messages.pl';
import { messages as productMessages } from './features/product/product.messages';
import { messages as productPolish } from './features/product/product.messages.pl';
import { element as product } from './features/product/product.view';
import { element as productQuickView } from './features/product-quick-view/product-quick-view.view';
import { messages as reviewMessages } from './features/review/review.messages';
import { messages as reviewPolish } from './features/review/review.messages.pl';
import { element as review } from './features/review/review.view';
import { messages as shopCategoriesMessages } from './features/shop/shop-categories.messages';
import { messages as shopCategoriesPolish } from './features/shop/shop-categories.messages.pl';
import { messages as shopListingMessages } from './features/shop/shop-listing.messages';
import { messages as shopListingPolish } from './features/shop/shop-listing.messages.pl';
import { messages as shopMessages } from './features/shop/shop.messages';
import { messages as shopPolish } from './features/shop/shop.messages.pl';
import { element as shop } from './features/shop/shop.view';
import { messages as subscriptionCheckoutMessages } from './features/subscription-checkout/subscription-checkout.messages';
import { messages as subscriptionCheckoutPolish } from './features/subscription-checkout/subscription-checkout.messages.pl';
import { element as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.view';
import { messages as recurringMessages } from './parts/recurring/recurring.messages';
import { messages as recurringPolish } from './parts/recurring/recurring.messages.pl';

const UNAVAILABLE = {
  en: '<p>This part of the shop cannot be shown right now. Please reload the page in a moment.</p>',
  pl: '<p>Tej części sklepu nie można teraz wyświetlić. Odśwież stronę za chwilę.</p>',
};

export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'commerce/shop': {
      element: shop,
      fallback: UNAVAILABLE,
      messages: {
        en: { ...shopMessages, ...shopCategoriesMessages, ...shopListingMessages },
        pl: { ...shopPolish, ...shopCategoriesPolish, ...shopListingPolish },
      },
    },
    'commerce/product': {
      element: product,
      fallback: UNAVAILABLE,
      messages: {
        en: { ...productMessages, ...productReviewsMessages, ...productSubscriptionMessages, ...recurringMessages },
        pl: { ...productPolish, ...productReviewsPolish, ...productSubscriptionPolish, ...recurringPolish },
      },
    },
    'commerce/product-quick-view': {
      element: productQuickView,
      fallback: '',
      messages: { en: productMessages, pl: productPolish },
    },
    'commerce/indicator': {
      element: indicator,
      fallback: {
        en: `<a href="${STORE_PATH.cart}">Cart</a>`,
        pl: `<a href="${STORE_PATH.cart}">Koszyk</a>`,
      },
      messages: { en: indicatorMessages, pl: indicatorPolish },
      stateTexts: indicatorTexts,
    },
    'commerce/cart': { element: cart, fallback: UNAVAILABLE, messages: { en: cartMessages, pl: cartPolish } },
    'commerce/cart-drawer': { element: cartDrawer, fallback: '', messages: { en: cartMessages, pl: cartPolish } },
    'commerce/checkout': {
      element: checkout,
      fallback: UNAVAILABLE,
      messages: { en: checkoutMessages, pl: checkoutPolish },
    },
    'commerce/order': {
      element: order,
      fallback: UNAVAILABLE,
      messages: { en: { ...orderMessages, ...recurringMessages }, pl: { ...orderPolish, ...recurringPolish } },
    },
    'commerce/order-lookup': {
      element: orderLookup,
      fallback: UNAVAILABLE,
      messages: { en: lookupMessages, pl: lookupPolish },
    },
    'commerce/review': { element: review, fallback: UNAVAILABLE, messages: { en: reviewMessages, pl: reviewPolish } },
    'commerce/donation': {
      element: donation,
      fallback: UNAVAILABLE,
      messages: { en: donationMessages, pl: donationPolish },
    },
    'commerce/gift-card-checkout': {
      element: giftCardCheckout,
      fallback: UNAVAILABLE,
      messages: { en: giftCardMessages, pl: giftCardPolish },
    },
    'commerce/subscription-checkout': {
      element: subscriptionCheckout,
      fallback: UNAVAILABLE,
      messages: {
        en: { ...subscriptionCheckoutMessages, ...recurringMessages },
        pl: { ...subscriptionCheckoutPolish, ...recurringPolish },
      },
    },
    'commerce/donation-checkout': {
      element: donationCheckout,
      fallback: UNAVAILABLE,
      messages: { en: donationCheckoutMessages, pl: donationCheckoutPolish },
    },
  },
} satisfies RenderRemote;
