import { CART_CALLS } from 'shared-types/commerce/cart';
import { publicOrigin } from '../../platform/http/origin';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { mainOriginOf } from '../host/main-origin';
import { SITEMAP_PATH } from './sitemap.route';

const AN_HOUR = 'public, max-age=3600';
/**
 * Paths that are not pages. Pages of carts and orders are not listed: they have `noindex`, which robots must be able to
 * fetch.
 */
const NO_PAGES = ['/api/', '/config$', '/config/', CART_CALLS.goToCheckout.path];

/**
 * `GET /robots.txt`: disallowed paths, and the sitemap.
 *
 * @implements ROUTE-05
 */
export const robotsRoute: Route = (app) => {
  app.get('/robots.txt', (request, reply) => {
    const sitemap = mainOriginOf(siteOf(request), publicOrigin(request)) + SITEMAP_PATH;
    const lines = ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''];
    return reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
};
