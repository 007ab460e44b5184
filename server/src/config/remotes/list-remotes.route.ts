import { REMOTES_CALLS } from 'shared-types/config/remotes';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { remotesView } from './list.read';

/**
 * `listRemotes`: what the page of remotes shows, for programs.
 *
 * @implements PLAT-03
 */
export const listRemotesRoute: Route = (app, services) => {
  const { method, path } = REMOTES_CALLS.listRemotes;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const account = await accountOf(services.db, request);
      if (!account) return refuse(reply, 'site/login-required');
      if (!mayDo(account, 'remotes.read')) return refuse(reply, 'site/not-allowed');
      return reply.header('cache-control', 'no-store').send(await remotesView(services, siteOf(request)));
    },
  });
};
