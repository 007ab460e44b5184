import type { Read } from '../../site/page/read';
import { cartView } from './cart-view';
import { loadCart } from './stored-cart';

/** The visitor's cart; an empty one for a visitor who has none. */
export const cartRead = {
  name: 'commerce/cart/cart',
  scope: 'visitor',
  read: async ({ services: { db }, site, visitor }) =>
    cartView({ db, site, visitor, stored: await loadCart(db, { site, cartToken: visitor.cartToken }) }),
} satisfies Read<'commerce/cart/cart'>;
