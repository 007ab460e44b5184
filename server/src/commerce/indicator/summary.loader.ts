import type { Loader } from '../../site/page/loader';
import { cartState } from '../cart/read/cart-view';
import { loadCart } from '../cart/read/stored-cart';

/**
 * The state event of the visitor's cart, for the indicator on every page.
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
