import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { sendAsFile } from '../page/send/security-headers';
import { iconAddress, iconVersion } from './icon-address';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** Nothing in the picture may run or be fetched; its own style sheet is allowed. */
const DRAWING_ONLY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`;

/**
 * `GET /favicon.svg`: the site's icon. `GET /favicon.ico`: redirects there, for clients that have not read the page. Both
 * are 404 if the site has no icon.
 *
 * @implements ROUTE-05
 */
export const iconRoute: Route = (app) => {
  app.get<{ Querystring: { v?: unknown } }>('/favicon.svg', (request, reply) => {
    const { icon } = siteOf(request).profile;
    if (icon === undefined) return reply.code(404).header('cache-control', A_DAY).send();
    return sendAsFile(reply)
      .header('content-security-policy', DRAWING_ONLY)
      .header('cache-control', request.query.v === iconVersion(icon) ? FOREVER : A_DAY)
      .type('image/svg+xml; charset=utf-8')
      .send(icon);
  });
  app.get('/favicon.ico', (request, reply) => {
    const { icon } = siteOf(request).profile;
    void reply.header('cache-control', A_DAY);
    return icon === undefined ? reply.code(404).send() : reply.redirect(iconAddress(icon), 302);
  });
};
