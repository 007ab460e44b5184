import type { Read } from '../../site/page/read';
import { cartView } from '../cart/cart-view';
import { loadCart } from '../cart/stored-cart';
import { offeredMethods } from '../payment/payment-doors';
import { countriesOf } from './countries';
import { shippingOptionsOf } from './shipping-options';

/**
 * The visitor's cart with what is needed to order it.
 *
 * @implements CKOUT-05
 */
export const checkoutRead = {
  name: 'commerce/checkout/checkout',
  scope: 'visitor',
  read: async ({ services: { db }, site, visitor }) => {
    const { cartToken } = visitor;
    const [stored, options] = await Promise.all([loadCart(db, { site, cartToken }), shippingOptionsOf(db, site)]);
    return {
      ...(await cartView({ db, site, stored, visitor })),
      countries: countriesOf(options, site.locale),
      paymentMethods: offeredMethods(site),
    };
  },
} satisfies Read<'commerce/checkout/checkout'>;
