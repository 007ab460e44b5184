import type { Route } from '../services';

/**
 * `GET` of every address that is nothing else: the site's page.
 *
 * @implements SRV-01 SRV-02
 */
export const pageRoute: Route = (app, { pages }) => {
  app.get('/*', (request, reply) => pages.send(request, reply));
};
