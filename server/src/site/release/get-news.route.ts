import { RELEASE_CALLS } from 'shared-types/site/release';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';

/** `getNews`: changes that open pages of the site must follow, for pages without a stream. */
export const getNewsRoute: Route = (app, { registry }) => {
  app.get(RELEASE_CALLS.getNews.path, (request, reply) =>
    reply.header('cache-control', 'no-store').send(registry.newsAt(siteOf(request).identifier)),
  );
};
