import { PAGE_DRAFT_CALLS } from 'shared-types/admin/pages/page-draft';
import { z } from 'zod';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { pageDraftView } from './page-draft-view';
import { pageIdFields } from './page-id.schema';

const paramsSchema = z.object(pageIdFields);

/** `getPageDraft`: the draft of a page with the account's own steps, and who else has it open. */
export const getPageDraftRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'pages.edit', input: [paramsSchema] } } as const;
  app.get(PAGE_DRAFT_CALLS.getPageDraft.path, declared, async (request, reply) => {
    const { account, refusal } = await readerOf(db, request, 'pages.edit');
    if (!account) return refuse(reply, refusal);
    const params = paramsSchema.safeParse(request.params);
    const key = params.success && { siteId: siteOf(request).id, accountId: account.id, ...params.data };
    const draft = key && (await pageDraftView(db, key));
    return draft ? reply.header('cache-control', 'no-store').send(draft) : refuse(reply, 'admin/page-gone');
  });
};
