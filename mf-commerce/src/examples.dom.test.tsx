import { proveExamples } from '../../tools/testing/host/prove-examples';
import { examples as carts } from './features/cart/cart.example';
import { messages as cartMessages } from './features/cart/cart.messages';
import { element as cart } from './features/cart/cart.view';
import { examples as indicators } from './features/indicator/indicator.example';
import { messages as indicatorMessages } from './features/indicator/indicator.messages';
import { element as indicator } from './features/indicator/indicator.view';
import { examples as orders } from './features/order/order.example';
import { messages as orderMessages } from './features/order/order.messages';
import { element as order } from './features/order/order.view';
import { examples as lookups } from './features/order-lookup/order-lookup.example';
import { messages as lookupMessages } from './features/order-lookup/order-lookup.messages';
import { element as orderLookup } from './features/order-lookup/order-lookup.view';
import { examples as products } from './features/product/product.example';
import { messages as productReviewsMessages } from './features/product/reviews/reviews.messages';
import { messages as productSubscriptionMessages } from './features/product/offer/subscription.messages';
import { messages as productMessages } from './features/product/product.messages';
import { element as product } from './features/product/product.view';
import { examples as reviews } from './features/review/review.example';
import { messages as reviewMessages } from './features/review/review.messages';
import { element as review } from './features/review/review.view';
import { examples as shops } from './features/shop/shop.example';
import { messages as shopCategoriesMessages } from './features/shop/categories/shop-categories.messages';
import { messages as shopListingMessages } from './features/shop/shop-listing.messages';
import { messages as shopMessages } from './features/shop/shop.messages';
import { element as shop } from './features/shop/shop.view';
import { messages as recurringMessages } from './parts/recurring/recurring.messages';

proveExamples({
  cart: { messages: cartMessages, examples: carts, element: cart },
  indicator: { messages: indicatorMessages, examples: indicators, element: indicator },
  order: { messages: { ...orderMessages, ...recurringMessages }, examples: orders, element: order },
  'order-lookup': { messages: lookupMessages, examples: lookups, element: orderLookup },
  product: {
    messages: { ...productMessages, ...productReviewsMessages, ...productSubscriptionMessages, ...recurringMessages },
    examples: products,
    element: product,
  },
  review: { messages: reviewMessages, examples: reviews, element: review },
  shop: {
    messages: { ...shopMessages, ...shopListingMessages, ...shopCategoriesMessages },
    examples: shops,
    element: shop,
  },
});
