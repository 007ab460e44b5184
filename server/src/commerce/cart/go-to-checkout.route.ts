import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { errorMessage, type ErrorCode } from '../../platform/errors';
import type { Route, Services } from '../../site/services';
import { languageOfRequest, siteOf } from '../../site/request/site-of-request';
import { visitorOf } from '../../site/request/visitor';
import { cartState } from './read/cart-view';
import { loadCart } from './read/stored-cart';

/**
 * `goToCheckout`: opens the checkout if the cart can be ordered, else the cart page with the reason.
 *
 * @implements SRV-06 CKOUT-01 CKOUT-02 CKOUT-04
 */
export const goToCheckoutRoute: Route = (app, services) => {
  app.get(CART_CALLS.goToCheckout.path, async (request, reply) => {
    const site = siteOf(request);
    const visitor = visitorOf(request);
    const cart = await loadCart(services.db, { site, cartToken: visitor.cartToken });
    if (!cart) return stay(services, { request, reply, code: 'commerce/cart-expired' });
    const { items, subtotalCents } = cartState(cart, visitor);
    if (items === 0) return reply.redirect(site.root + STORE_PATH.cart, 303);
    const { minimumSubtotalCents } = site.profile.settings.storeSettings;
    if (subtotalCents < minimumSubtotalCents)
      return stay(services, { request, reply, code: 'commerce/minimum-subtotal' });
    return reply.redirect(site.root + STORE_PATH.checkout, 303);
  });
};

/** Shows the cart page with the reason in its cart block. */
function stay(
  { pages }: Services,
  { request, reply, code }: { request: FastifyRequest; reply: FastifyReply; code: ErrorCode },
): Promise<FastifyReply> {
  const site = siteOf(request);
  const path = site.root + STORE_PATH.cart;
  const blocks = site.pageAt(path)?.page.blocks.values() ?? [];
  const block = [...blocks].find((candidate) => candidate.type === BLOCK_TYPE.cart);
  const form = { values: {}, errors: {}, message: errorMessage(code, languageOfRequest(request)), code };
  return pages.sendWithForm({ request, reply, path, blockId: block?.id ?? '', form });
}
