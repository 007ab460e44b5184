import { LINK_CALLS, type GetLinkPagesReply } from 'shared-types/admin/pages/link-choices';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { pageChoices } from './link-pages';

/** `getLinkPages`: the pages that links can lead to, for every account of the admin area. */
export const getLinkPagesRoute: Route = (app, { db }) => {
  app.get(LINK_CALLS.getLinkPages.path, { config: { access: 'admin.open' } }, async (request, reply) => {
    const { account, refusal } = await readerOf(db, request, 'admin.open');
    if (!account) return refuse(reply, refusal);
    const pages = pageChoices(siteOf(request));
    return reply.header('cache-control', 'private, no-store').send({ pages } satisfies GetLinkPagesReply);
  });
};
