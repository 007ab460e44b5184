import type { AnyRead } from '../site/page/read';
import { cartRead } from './cart/cart.read';
import { checkoutRead } from './checkout/checkout.read';
import { donationRead } from './donation/donation.read';
import { donationFormRead } from './donation-checkout/form.read';
import { giftCardFormRead } from './gift-card-checkout/form.read';
import { summaryRead } from './indicator/summary.read';
import { orderRead } from './order/order.read';
import { productRead } from './product/product.read';
import { reviewRequestRead } from './review/request.read';
import { subscriptionFormRead } from './subscription-checkout/form.read';
import { productsRead } from './shop/products.read';

/** Every read of the store. */
export const commerceReads: readonly AnyRead[] = [
  productsRead,
  productRead,
  summaryRead,
  cartRead,
  checkoutRead,
  orderRead,
  reviewRequestRead,
  donationRead,
  donationFormRead,
  giftCardFormRead,
  subscriptionFormRead,
];
