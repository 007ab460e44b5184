import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { cart } from './features/cart/cart.feature';
import { cartDrawer } from './features/cart-drawer/cart-drawer.feature';
import { checkout } from './features/checkout/checkout.feature';
import { donation } from './features/donation/donation.feature';
import { donationCheckout } from './features/donation-checkout/donation-checkout.feature';
import { giftCardCheckout } from './features/gift-card-checkout/gift-card-checkout.feature';
import { indicator } from './features/indicator/indicator.feature';
import { order } from './features/order/order.feature';
import { orderLookup } from './features/order-lookup/order-lookup.feature';
import { productQuickView } from './features/product-quick-view/product-quick-view.feature';
import { product } from './features/product/product.feature';
import { review } from './features/review/review.feature';
import { shop } from './features/shop/shop.feature';
import { subscriptionCheckout } from './features/subscription-checkout/subscription-checkout.feature';

export const remote = {
  area: 'commerce',
  contract: CONTRACT,
  config,
  features: [
    shop,
    product,
    productQuickView,
    indicator,
    cart,
    cartDrawer,
    checkout,
    order,
    orderLookup,
    review,
    donation,
    donationCheckout,
    giftCardCheckout,
    subscriptionCheckout,
  ],
} satisfies Remote;
