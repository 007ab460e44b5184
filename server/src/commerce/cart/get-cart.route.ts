import { CART_CALLS } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { answeredChanges, noteAnswered } from '../../platform/http/cookie/answered-changes';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { visitorOf } from '../../site/request/visitor';
import { countriesForCart } from '../checkout/countries';
import { priceRulesOf } from '../pricing/price-rules';
import { cartReply } from './read/cart-reply';
import { loadCart } from './read/stored-cart';

const requestsCountries = z.object({ countries: z.literal('yes') });
const seenBefore = z.object({ seen: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/**
 * `getCart`: the visitor's cart; on request with the countries it can be sent to. A page that shows a cart for which this
 * browser no longer has cookies sends its revision, and gets a newer empty state.
 *
 * @implements CART-20
 */
export const getCartRoute: Route = (app, services) => {
  app.get(CART_CALLS.getCart.path, async (request, reply) => {
    const { db } = services;
    const site = siteOf(request);
    const stored = await loadCart(db, { site, cartToken: visitorOf(request).cartToken });
    const { data: lost } = seenBefore.safeParse(request.query);
    if (!stored && lost) noteAnswered(request, reply, lost.seen + 1);
    const answered = [...answeredChanges(request), ...(stored || !lost ? [] : [lost.seen + 1])];
    const answer = await cartReply(services, { request, stored, answered });
    const hasCountries = answer.cart.entries.length > 0 && requestsCountries.safeParse(request.query).success;
    const countries = hasCountries && countriesForCart(await priceRulesOf(db, site), site, answer.cart);
    return reply.header('cache-control', 'no-store').send(countries ? { ...answer, countries } : answer);
  });
};
