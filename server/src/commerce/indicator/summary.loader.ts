import type { Loader } from '../../site/page/loader';
import { cartState } from '../cart/read/cart-state';
import { loadCart } from '../cart/read/stored-cart';

/**
 * The visitor's cart in short, for the indicator of every page.
 *
 * @implements IND-01
 */
export const summaryLoader = {
  name: 'commerce/indicator/summary',
  scope: 'visitor',
  stateEvent: 'commerce/cart',
  load: async ({ services: { db }, site, visitor }) =>
    cartState(await loadCart(db, { site, cartToken: visitor.cartToken }), visitor),
} satisfies Loader<'commerce/indicator/summary'>;
