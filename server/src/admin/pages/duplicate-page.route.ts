import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { z } from 'zod';
import { duplicatePage } from '../../site/page-draft/create-page';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { createdOutcome } from './create-page.route';
import { PAGES_MESSAGES } from './pages.messages';

/** `duplicatePage`: copies a page with its blocks, as a draft at a path of its own. */
export const duplicatePageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGES_CALLS.duplicatePage,
    input: z.object(pageIdFields),
    run: async ({ pageId }, context) => {
      const { db } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.edit');
      if (!account) return refusal;
      const { site, language } = context;
      const { copyTitle } = PAGES_MESSAGES[language];
      const outcome = await duplicatePage(db, { siteId: site.id, pageId, author: account, title: copyTitle });
      return createdOutcome(outcome, context, pageId);
    },
  });
