import type { Read } from '../../site/page/read';
import { cartFact } from '../cart/cart-fact';
import { loadCart } from '../cart/stored-cart';

/**
 * The visitor's cart in short, for the indicator of every page.
 *
 * @implements IND-01
 */
export const summaryRead = {
  name: 'commerce/indicator/summary',
  scope: 'visitor',
  fact: 'commerce/cart',
  read: async ({ services: { db }, site, visitor }) =>
    cartFact(await loadCart(db, { site, cartToken: visitor.cartToken }), visitor),
} satisfies Read<'commerce/indicator/summary'>;
