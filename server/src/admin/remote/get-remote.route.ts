import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { refuse } from '../../site/request/refusal';
import { asRecord } from '../../platform/http/sent/sent-values';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { remoteView } from './remote.loader';

/**
 * `getRemote`: the page of a remote as JSON, for programs.
 * @implements PLAT-03
 */
export const getRemoteRoute: Route = (app, services) => {
  const { method, path } = REMOTE_CALLS.getRemote;
  app.route({
    method,
    url: path,
    config: { access: 'remotes.read' },
    handler: async (request, reply) => {
      const { account, refusal } = await readerOf(services.db, request, 'remotes.read');
      if (refusal) return refuse(reply, refusal);
      const { remote } = asRecord(request.query);
      const view =
        typeof remote === 'string'
          ? await remoteView({ ...services, log: request.log }, { remote, site: siteOf(request), account })
          : undefined;
      if (!view) return refuse(reply, 'admin/remote-gone');
      return reply.header('cache-control', 'no-store').send(view);
    },
  });
};
