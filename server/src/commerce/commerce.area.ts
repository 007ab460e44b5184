import type { Area } from '../site/area';
import { addLineRoute } from './cart/add-line.route';
import { cartLoader } from './cart/cart.loader';
import { getCartRoute } from './cart/get-cart.route';
import { goToCheckoutRoute } from './cart/go-to-checkout.route';
import { removeLineRoute } from './cart/remove-line.route';
import { setLineFormRoute } from './cart/set-line-form.route';
import { setLineQuantityRoute } from './cart/set-line-quantity.route';
import { returnFromPaymentRoute } from './card-payment/return-from-payment.route';
import { takeStripeEventRoute } from './card-payment/take-stripe-event.route';
import { checkoutLoader } from './checkout/checkout.loader';
import { placeOrderRoute } from './checkout/place-order.route';
import { addCouponRoute } from './coupons/add-coupon.route';
import { removeCouponRoute } from './coupons/remove-coupon.route';
import { setDeliveryRoute } from './delivery/set-delivery.route';
import { donateRoute } from './donation-checkout/donate.route';
import { donationFormLoader } from './donation-checkout/form.loader';
import { donationLoader } from './donation/donation.loader';
import { downloadRoute } from './download/download.route';
import { buyGiftCardRoute } from './gift-card-checkout/buy-gift-card.route';
import { giftCardFormLoader } from './gift-card-checkout/form.loader';
import { summaryLoader } from './indicator/summary.loader';
import { requestOrderLinkRoute } from './order-lookup/request-order-link.route';
import { replaceCardRoute } from './subscription/replace-card.route';
import { orderLoader } from './order/order.loader';
import { payOrderRoute } from './order/pay-order.route';
import { getProductRoute } from './product/get-product.route';
import { productLoader } from './product/product.loader';
import { reviewRequestLoader } from './review/request.loader';
import { sendReviewRoute } from './review/send-review.route';
import { productsLoader } from './shop/products.loader';
import { subscriptionFormLoader } from './subscription-checkout/form.loader';
import { openSubscriptionRoute } from './subscription-checkout/open-subscription.route';
import { subscribeRoute } from './subscription-checkout/subscribe.route';
import { cancelSubscriptionRoute } from './subscription/cancel-subscription.route';

/** The store. */
export const commerceArea: Area = {
  loaders: [
    productsLoader,
    productLoader,
    summaryLoader,
    cartLoader,
    checkoutLoader,
    orderLoader,
    reviewRequestLoader,
    donationLoader,
    donationFormLoader,
    giftCardFormLoader,
    subscriptionFormLoader,
  ],
  routes: [
    getCartRoute,
    addLineRoute,
    setLineQuantityRoute,
    setLineFormRoute,
    removeLineRoute,
    goToCheckoutRoute,
    addCouponRoute,
    removeCouponRoute,
    setDeliveryRoute,
    placeOrderRoute,
    donateRoute,
    buyGiftCardRoute,
    openSubscriptionRoute,
    subscribeRoute,
    cancelSubscriptionRoute,
    replaceCardRoute,
    payOrderRoute,
    returnFromPaymentRoute,
    takeStripeEventRoute,
    requestOrderLinkRoute,
    getProductRoute,
    sendReviewRoute,
    downloadRoute,
  ],
};
