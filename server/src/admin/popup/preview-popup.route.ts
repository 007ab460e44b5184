import { POPUP_PREVIEW_PATH, POPUP_PREVIEW_STYLE } from 'shared-types/admin/pages/popup';
import { POPUP_STYLES } from 'shared-types/site/page/popup-overlay';
import { z } from 'zod';
import { addressOf } from '../../platform/http/origin';
import type { SitePage } from '../../site/directory/site-page';
import { draftPage } from '../../site/page-draft/draft-page';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { pageIdFields } from '../page-draft/page-id.schema';

const paramsSchema = z.object(pageIdFields);
const querySchema = z.object({ [POPUP_PREVIEW_STYLE]: z.enum(POPUP_STYLES).catch('card') });

/** The draft of a popup, open over the home page of its language, on which nothing runs. */
export const previewPopupRoute: Route = (app, { db, pages }) => {
  const declared = { config: { access: 'pages.publish', input: [paramsSchema, querySchema] } } as const;
  app.get(POPUP_PREVIEW_PATH, declared, async (request, reply) => {
    const account = await accountOf(db, request);
    if (!account) return redirectToSignIn(request, reply, addressOf(request).pathname);
    if (!mayDo(account, 'pages.publish')) return refuse(reply, 'site/not-allowed');
    const params = paramsSchema.safeParse(request.params).data;
    const site = siteOf(request);
    const popup = params && (await draftPage(db, { siteId: site.id, ...params }));
    const locale = popup && site.siteLocaleAt(popup.path);
    const home = locale?.pageAt(locale.root || '/')?.page;
    if (!popup || !home) return refuse(reply, 'admin/page-gone');
    const { style } = querySchema.parse(request.query);
    const { lock: _, ...open } = home;
    const page: SitePage = { ...open, indexed: false, isPrivate: true, isPreview: true, over: { page: popup, style } };
    return pages.sendDraft({ request, reply: reply.header('x-robots-tag', 'noindex'), page });
  });
};
