import type { Samples } from '../../tools/workbench/samples';
import { examples as cart } from './features/cart/cart.example';
import { examples as cartDrawer } from './features/cart-drawer/cart-drawer.example';
import { examples as checkout } from './features/checkout/checkout.example';
import { examples as donation } from './features/donation/donation.example';
import { examples as donationCheckout } from './features/donation-checkout/donation-checkout.example';
import { examples as giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.example';
import { examples as indicator } from './features/indicator/indicator.example';
import { examples as order } from './features/order/order.example';
import { examples as orderLookup } from './features/order-lookup/order-lookup.example';
import { examples as product } from './features/product/product.example';
import { examples as productQuickView } from './features/product-quick-view/product-quick-view.example';
import { examples as review } from './features/review/review.example';
import { examples as subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.example';
import { examples as shop } from './features/shop/shop.example';

export const workbench = {
  'commerce/cart': cart,
  'commerce/cart-drawer': cartDrawer,
  'commerce/checkout': checkout,
  'commerce/donation': donation,
  'commerce/donation-checkout': donationCheckout,
  'commerce/gift-card-checkout': giftCardCheckout,
  'commerce/indicator': indicator,
  'commerce/order': order,
  'commerce/order-lookup': orderLookup,
  'commerce/subscription-checkout': subscriptionCheckout,
  'commerce/product': product,
  'commerce/product-quick-view': productQuickView,
  'commerce/review': review,
  'commerce/shop': shop,
} satisfies Samples;
