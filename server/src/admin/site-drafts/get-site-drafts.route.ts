import { SITE_DRAFT_CALLS, type SiteDrafts } from 'shared-types/admin/site-states/site-drafts';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { listedDrafts } from './listed-drafts';

/** `getSiteDrafts`: the drafts of what the whole site has that the account may publish. */
export const getSiteDraftsRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'pages.publish', input: [] } } as const;
  app.get(SITE_DRAFT_CALLS.getSiteDrafts.path, declared, async (request, reply) => {
    const { account, refusal } = await readerOf(db, request, 'pages.publish');
    if (!account) return refuse(reply, refusal);
    const drafts = await listedDrafts(db, siteOf(request), account);
    return reply.header('cache-control', 'no-store').send({ drafts } satisfies SiteDrafts);
  });
};
