import type { Route } from '../site/services';
import { addLineRoute } from './cart/add-line.route';
import { getCartRoute } from './cart/get-cart.route';
import { goToCheckoutRoute } from './cart/go-to-checkout.route';
import { removeLineRoute } from './cart/remove-line.route';
import { setLineFormRoute } from './cart/set-line-form.route';
import { setLineQuantityRoute } from './cart/set-line-quantity.route';
import { placeOrderRoute } from './checkout/place-order.route';
import { addCouponRoute } from './coupons/add-coupon.route';
import { removeCouponRoute } from './coupons/remove-coupon.route';
import { setDeliveryRoute } from './delivery/set-delivery.route';
import { buyGiftCardRoute } from './gift-card-checkout/buy-gift-card.route';
import { downloadRoute } from './download/download.route';
import { donateRoute } from './donation-checkout/donate.route';
import { payOrderRoute } from './order/pay-order.route';
import { requestOrderLinkRoute } from './order-lookup/request-order-link.route';
import { getProductRoute } from './product/get-product.route';
import { cancelSubscriptionRoute } from './subscription/cancel-subscription.route';
import { openSubscriptionRoute } from './subscription-checkout/open-subscription.route';
import { subscribeRoute } from './subscription-checkout/subscribe.route';
import { sendReviewRoute } from './review/send-review.route';

export const commerceRoutes: readonly Route[] = [
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
  payOrderRoute,
  requestOrderLinkRoute,
  getProductRoute,
  sendReviewRoute,
  downloadRoute,
];
