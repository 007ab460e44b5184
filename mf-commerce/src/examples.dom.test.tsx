import { proveExamples } from '../../tools/testing/prove-examples';
import { examples as carts } from './features/cart/cart.example';
import { strings as cartStrings } from './features/cart/cart.strings';
import { element as cart } from './features/cart/cart.view';
import { examples as indicators } from './features/indicator/indicator.example';
import { strings as indicatorStrings } from './features/indicator/indicator.strings';
import { element as indicator } from './features/indicator/indicator.view';
import { examples as orders } from './features/order/order.example';
import { strings as orderStrings } from './features/order/order.strings';
import { element as order } from './features/order/order.view';
import { examples as lookups } from './features/order-lookup/order-lookup.example';
import { strings as lookupStrings } from './features/order-lookup/order-lookup.strings';
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
import { strings as shopListingStrings } from './features/shop/shop-listing.strings';
import { strings as shopStrings } from './features/shop/shop.strings';
import { element as shop } from './features/shop/shop.view';
import { strings as recurringStrings } from './parts/recurring/recurring.strings';

proveExamples({
  cart: { strings: cartStrings, examples: carts, element: cart },
  indicator: { strings: indicatorStrings, examples: indicators, element: indicator },
  order: { strings: { ...orderStrings, ...recurringStrings }, examples: orders, element: order },
  'order-lookup': { strings: lookupStrings, examples: lookups, element: orderLookup },
  product: {
    strings: { ...productStrings, ...productReviewsStrings, ...productSubscriptionStrings, ...recurringStrings },
    examples: products,
    element: product,
  },
  review: { strings: reviewStrings, examples: reviews, element: review },
  shop: {
    strings: { ...shopStrings, ...shopListingStrings, ...shopCategoriesStrings },
    examples: shops,
    element: shop,
  },
});
