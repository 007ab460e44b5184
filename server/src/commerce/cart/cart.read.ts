import type { Read } from '../../site/page/read';
import { cartCountries } from './cart-countries';
import { cartView } from './cart-view';
import { loadCart } from './stored-cart';

/** The visitor's cart; an empty one for a visitor who has none. */
export const cartRead = {
  name: 'commerce/cart/cart',
  scope: 'visitor',
  read: async ({ services: { db }, site, visitor }) => {
    const { cartToken } = visitor;
    const stored = await loadCart(db, { site, cartToken });
    return { ...(await cartView({ db, site, visitor, stored })), ...(await cartCountries(db, site, stored)) };
  },
} satisfies Read<'commerce/cart/cart'>;
