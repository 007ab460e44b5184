import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { z } from 'zod';
import { removePage } from '../../site/page-publish/bin';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageEditors } from './page-editors';
import { mistakesRefusal } from './page-refusal';
import { pageDone } from './page-done';
import { PAGES_MESSAGES } from './pages.messages';

/** `removePage`: moves a page to the bin, where it stays for 30 days. Visitors no longer see it. */
export const removePageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...PAGES_CALLS.removePage,
    input: z.object(pageIdFields),
    run: async ({ pageId }, context) => {
      const { db, sites } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.publish');
      if (!account) return refusal;
      const { site, language } = context;
      const editors = await pageEditors(services);
      const outcome = await removePage(db, { siteId: site.id, pageId, author: account, editors });
      if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
      if (outcome.kind === 'needed') {
        const { mistakes } = outcome;
        return mistakesRefusal(services, { code: 'admin/page-needed', siteId: site.id, mistakes, language });
      }
      sites.invalidate(site.id);
      return pageDone({ done: 'removed', message: PAGES_MESSAGES[language].removed });
    },
  });
