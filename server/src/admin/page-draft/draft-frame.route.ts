import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import { z } from 'zod';
import { addressOf } from '../../platform/http/origin';
import { draftPage } from '../../site/page-draft/draft-page';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { siteWithDrafts } from '../../site/site-draft/site-with-drafts';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { pageIdFields } from './page-id.schema';

const paramsSchema = z.object(pageIdFields);

/** The draft of a page as visitors would see the page, for the editor's frame. Only pages of the same site may frame it. */
export const draftFrameRoute: Route = (app, { db, pages }) => {
  const declared = { config: { access: 'pages.edit', input: [paramsSchema] } } as const;
  app.get(PAGE_DRAFT_PATH, declared, async (request, reply) => {
    const account = await accountOf(db, request);
    if (!account) return redirectToSignIn(request, reply, addressOf(request).pathname);
    if (!mayDo(account, 'pages.edit')) return refuse(reply, 'site/not-allowed');
    const params = paramsSchema.safeParse(request.params).data;
    const page = params && (await draftPage(db, { siteId: siteOf(request).id, ...params }));
    if (!page) return refuse(reply, 'admin/page-gone');
    request.site = await siteWithDrafts(db, siteOf(request));
    return pages.sendDraft({ request, reply: reply.header('x-robots-tag', 'noindex'), page });
  });
};
