import { DOMAIN_CALLS } from 'shared-types/admin/domains';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { domainsView } from './domains-view';

/** `getDomains`: the data of the page, which follows checks by it. */
export const getDomainsRoute: Route = (app, { db, config }) => {
  const { method, path } = DOMAIN_CALLS.getDomains;
  app.route({
    method,
    url: path,
    config: { access: 'settings.edit' },
    handler: async (request, reply) => {
      const { account, refusal } = await readerOf(db, request, 'settings.edit');
      if (!account) return refuse(reply, refusal);
      const body = await domainsView(db, siteOf(request), config.appDomain);
      return reply.header('cache-control', 'no-store').send(body);
    },
  });
};
