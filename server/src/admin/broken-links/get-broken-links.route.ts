import { BROKEN_LINKS_CALLS, type GetBrokenLinksReply } from 'shared-types/admin/pages/broken-links';
import { z } from 'zod';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { findDraft } from '../../site/page-draft/drafts.store';
import { readerOf } from '../../site/session/reader-of';
import { pageIdFields } from '../page-draft/page-id.schema';
import { findBrokenLinksOf } from './broken-links';
import { draftPage } from './page-links';

const querySchema = z.object(pageIdFields);

/** `getBrokenLinks`: links of a page's draft that lead nowhere on this site. */
export const getBrokenLinksRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'pages.edit', input: [querySchema] } } as const;
  app.get(BROKEN_LINKS_CALLS.getBrokenLinks.path, declared, async (request, reply) => {
    const { account, refusal } = await readerOf(db, request, 'pages.edit');
    if (!account) return refuse(reply, refusal);
    const query = querySchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 'admin/page-gone');
    const site = siteOf(request);
    const { pageId } = query.data;
    const draft = await findDraft(db, { siteId: site.id, pageId });
    if (!draft) return refuse(reply, 'admin/page-gone');
    const found = await findBrokenLinksOf(db, site, draftPage(pageId, draft.content));
    const links = found.map(({ block, href, text, reason }) => ({ blockId: block.id, href, text, reason }));
    return reply.header('cache-control', 'no-store').send({ links } satisfies GetBrokenLinksReply);
  });
};
