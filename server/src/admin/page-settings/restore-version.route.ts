import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { z } from 'zod';
import { restoreVersion } from '../../site/page-publish/restore-version';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageDone } from '../pages/page-done';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';

/** `restoreVersion`: makes a published version the draft of its page; visitors see it once it is published. */
export const restoreVersionRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...PAGE_SETTINGS_CALLS.restoreVersion,
    input: z.object({ ...pageIdFields, number: z.coerce.number().int().min(1) }),
    run: async ({ pageId, number }, context) => {
      const { db } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.publish');
      if (!account) return refusal;
      const { kind } = await restoreVersion(db, { siteId: context.site.id, pageId, number, author: account });
      if (kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
      if (kind === 'version-gone') return { kind: 'refused', code: 'admin/page-version-gone' };
      const message = PAGE_SETTINGS_MESSAGES[context.language].restored(number);
      return pageDone({ done: 'restored', message, pageId });
    },
  });
