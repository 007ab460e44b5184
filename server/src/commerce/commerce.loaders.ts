import type { AnyLoader } from '../site/page/loader';
import { cartLoader } from './cart/cart.loader';
import { checkoutLoader } from './checkout/checkout.loader';
import { donationLoader } from './donation/donation.loader';
import { donationFormLoader } from './donation-checkout/form.loader';
import { giftCardFormLoader } from './gift-card-checkout/form.loader';
import { summaryLoader } from './indicator/summary.loader';
import { orderLoader } from './order/order.loader';
import { productLoader } from './product/product.loader';
import { reviewRequestLoader } from './review/request.loader';
import { subscriptionFormLoader } from './subscription-checkout/form.loader';
import { productsLoader } from './shop/products.loader';

export const commerceLoaders: readonly AnyLoader[] = [
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
];
