import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { z } from 'zod';
import { reviewPage } from '../../site/page-publish/page-status';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageDone } from './page-done';
import { PAGES_MESSAGES } from './pages.messages';

/** `reviewPage`: says that a draft is ready to be looked at by somebody who publishes, or that it is not. */
export const reviewPageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGES_CALLS.reviewPage,
    input: z.object({ ...pageIdFields, ready: z.enum(['yes', 'no']) }),
    run: async ({ pageId, ready }, context) => {
      const { db } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.edit');
      if (!account) return refusal;
      const { site, language } = context;
      const isReady = ready === 'yes';
      const outcome = await reviewPage(db, { siteId: site.id, pageId, author: account, isReady });
      if (outcome.kind !== 'saved') return { kind: 'refused', code: 'admin/page-gone' };
      const done = isReady ? 'ready' : 'notReady';
      return pageDone({ done, message: PAGES_MESSAGES[language][done] });
    },
  });
