import type { FastifyReply } from 'fastify';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { sendAsFile } from '../page/send/security-headers';
import { iconVersion } from './icon-address';
import { iconPictureAddress, svgIconOf, tabIconOf } from './icon-picture';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** Nothing in the picture may run or be fetched; its own style sheet is allowed. */
const DRAWING_ONLY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`;

/**
 * `GET /favicon.svg`: the site's icon as an SVG. `GET /favicon.ico` and `GET /apple-touch-icon.png` redirect to the site's
 * icon, for clients that have not read the page. All are 404 where there is none.
 *
 * @implements ROUTE-05
 */
export const iconRoute: Route = (app) => {
  app.get<{ Querystring: { v?: unknown } }>('/favicon.svg', (request, reply) => {
    const icon = svgIconOf(siteOf(request).profile);
    if (icon === undefined) return reply.code(404).header('cache-control', A_DAY).send();
    return sendAsFile(reply)
      .header('content-security-policy', DRAWING_ONLY)
      .header('cache-control', request.query.v === iconVersion(icon) ? FOREVER : A_DAY)
      .type('image/svg+xml; charset=utf-8')
      .send(icon);
  });
  app.get('/favicon.ico', (request, reply) => sendTo(reply, tabIconOf(siteOf(request))));
  app.get('/apple-touch-icon.png', (request, reply) => {
    const { icon } = siteOf(request).lookPictures;
    return sendTo(reply, icon && iconPictureAddress(icon, 'phone'));
  });
};

function sendTo(reply: FastifyReply, address: string | undefined): FastifyReply {
  void reply.header('cache-control', A_DAY);
  return address === undefined ? reply.code(404).send() : reply.redirect(address, 302);
}
