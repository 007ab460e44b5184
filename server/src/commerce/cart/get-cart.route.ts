import { CART_CALLS } from 'shared-types/commerce/cart';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { visitorOf } from '../../http/visitor';
import { cartReply } from './cart-reply';
import { loadCart } from './stored-cart';

/**
 * `getCart`: the visitor's cart as it stands.
 *
 * @implements CART-20
 */
export const getCartRoute: Route = (app, services) => {
  app.get(CART_CALLS.getCart.path, async (request, reply) => {
    const { cartToken } = visitorOf(request);
    const stored = await loadCart(services.db, { site: siteOf(request), cartToken });
    return reply.header('cache-control', 'no-store').send(await cartReply(services, { request, stored }));
  });
};
