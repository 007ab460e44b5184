import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { z } from 'zod';
import { returnPage, type ReturnOutcome } from '../../site/page-publish/bin';
import type { Language } from '../../platform/language';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageEditors } from './page-editors';
import { pageDone } from './page-done';
import { PAGES_MESSAGES } from './pages.messages';

/** `returnPage`: takes a page out of the bin, as it was. */
export const returnPageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...PAGES_CALLS.returnPage,
    input: z.object(pageIdFields),
    run: async ({ pageId }, context) => {
      const { db, sites } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.publish');
      if (!account) return refusal;
      const { site, language } = context;
      const outcome = await returnPage(db, { siteId: site.id, pageId, editors: await pageEditors(services) });
      if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
      if (outcome.isPublished) sites.invalidate(site.id);
      const message = messageOf(outcome, language);
      return pageDone({ done: outcome.isPublished ? 'returned' : 'returnedAsDraft', message });
    },
  });

function messageOf(
  { isPublished, mistakes: [mistake] }: Extract<ReturnOutcome, { readonly kind: 'returned' }>,
  language: Language,
): string {
  const { returned, returnedAsDraft, returnedUnpublished } = PAGES_MESSAGES[language];
  if (mistake) return returnedUnpublished(mistake.message);
  return isPublished ? returned : returnedAsDraft;
}
