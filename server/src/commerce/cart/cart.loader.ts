import type { Loader } from '../../site/page/loader';
import { countriesForCart } from '../checkout/countries';
import { priceRulesOf } from '../pricing/price-rules';
import { cartView } from './read/cart-view';
import { loadCart } from './read/stored-cart';

/** The visitor's cart; empty if there is none. */
export const cartLoader = {
  name: 'commerce/cart/cart',
  scope: 'visitor',
  load: async ({ services: { db }, site, visitor }) => {
    const { cartToken } = visitor;
    const [stored, rules] = await Promise.all([loadCart(db, { site, cartToken }), priceRulesOf(db, site)]);
    const view = await cartView({ db, site, visitor, stored });
    const countries = stored && stored.lines.length > 0 ? countriesForCart(rules, site, view.cart) : [];
    return { ...view, ...(countries.length > 0 ? { countries } : {}) };
  },
} satisfies Loader<'commerce/cart/cart'>;
