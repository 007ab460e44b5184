import { publicOrigin } from '../../platform/http/origin';
import type { Route } from '../services';
import { refuse } from '../request/refusal';
import { siteOf } from '../request/site-of-request';
import { mainOriginOf } from '../host/main-origin';

/** As in RFC 9116. */
const PATH = '/.well-known/security.txt';
const A_DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const DAYS = 90;

/** `GET /.well-known/security.txt`: where to report vulnerabilities; 404 if no contact is configured. */
export const securityTxtRoute: Route = (app, { config: { securityContact } }) => {
  app.get(PATH, (request, reply) => {
    if (securityContact === undefined) return refuse(reply, 'site/not-found');
    const today = Math.floor(Date.now() / A_DAY_MS) * A_DAY_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + DAYS * A_DAY_MS).toISOString()}`,
      'Preferred-Languages: en, pl',
      `Canonical: ${mainOriginOf(siteOf(request), publicOrigin(request))}${PATH}`,
      '',
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });
};
