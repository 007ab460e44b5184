import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { z } from 'zod';
import { revokePreviewLinks } from '../../site/page-draft/preview-link.store';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageDone } from '../pages/page-done';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';

/** `revokePreviewLinks`: ends all links to the draft of a page. */
export const revokePreviewLinksRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGE_SETTINGS_CALLS.revokePreviewLinks,
    input: z.object(pageIdFields),
    run: async ({ pageId }, context) => {
      const { account, refusal } = await editorOf(services.db, context, 'pages.edit');
      if (!account) return refusal;
      await revokePreviewLinks(services.db, { siteId: context.site.id, pageId });
      const message = PAGE_SETTINGS_MESSAGES[context.language].linksRevoked;
      return pageDone({ done: 'linksRevoked', message, pageId });
    },
  });
