import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { remotesView } from './list.loader';

/**
 * `listRemotes`: the page of remotes as JSON, for programs.
 * @implements PLAT-03
 */
export const listRemotesRoute: Route = (app, services) => {
  const { method, path } = REMOTES_CALLS.listRemotes;
  app.route({
    method,
    url: path,
    config: { access: 'remotes.read' },
    handler: async (request, reply) => {
      const { refusal } = await readerOf(services.db, request, 'remotes.read');
      if (refusal) return refuse(reply, refusal);
      return reply
        .header('cache-control', 'no-store')
        .send(await remotesView({ ...services, log: request.log }, siteOf(request)));
    },
  });
};
