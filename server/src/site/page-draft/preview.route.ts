import { PREVIEW_PATH } from 'shared-types/admin/pages/page-settings';
import { z } from 'zod';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import { refuse } from '../request/refusal';
import { siteOf } from '../request/site-of-request';
import type { Route } from '../services';
import { siteWithDrafts } from '../site-draft/site-with-drafts';
import { draftPage } from './draft-page';
import { findPreviewedPage } from './preview-link.store';

const paramsSchema = z.object({ token: z.string().max(100) });
const RATE: RateLimit = { what: 'site/preview', most: 120, windowMs: 60_000 };

/**
 * The draft of a page for whoever has a link to it. The address is a secret, so it is sent to nobody else, kept by no browser
 * and listed by no search engine.
 */
export const previewRoute: Route = (app, { db, pages }) => {
  app.get(PREVIEW_PATH, { config: { input: [paramsSchema] } }, async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    const { id: siteId } = siteOf(request);
    if (!(await isWithinRate(db, { siteId, address: senderOf(request) }, RATE)))
      return refuse(reply, 'site/rate-limited');
    const params = paramsSchema.safeParse(request.params).data;
    const pageId = params && (await findPreviewedPage(db, { siteId, token: params.token }));
    const page = pageId === undefined ? undefined : await draftPage(db, { siteId, pageId });
    if (!page) return refuse(reply, 'site/not-found');
    request.site = await siteWithDrafts(db, siteOf(request));
    return pages.sendDraft({ request, reply, page });
  });
};
