import type { Route } from '../services';

/**
 * The site's page, for every `GET` no other route answers.
 *
 * @implements SRV-01 SRV-02
 */
export const pageRoute: Route = (app, { pages }) => {
  app.get('/*', (request, reply) => pages.send(request, reply));
};
