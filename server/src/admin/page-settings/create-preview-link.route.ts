import { PAGE_SETTINGS_CALLS, PREVIEW_PATH, type PreviewLink } from 'shared-types/admin/pages/page-settings';
import { z } from 'zod';
import { linkOrigin } from '../../site/host/link-origin';
import { createPreviewLink } from '../../site/page-draft/preview-link.store';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';

/** `createPreviewLink`: creates a link that shows the draft to anyone for seven days. Without script, the page shows it once. */
export const createPreviewLinkRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGE_SETTINGS_CALLS.createPreviewLink,
    input: z.object(pageIdFields),
    run: async ({ pageId }, context) => {
      const { account, refusal } = await editorOf(services.db, context, 'pages.edit');
      if (!account) return refusal;
      const { site, request, language, isForm } = context;
      const link = await createPreviewLink(services.db, { siteId: site.id, pageId, author: account });
      if (!link) return { kind: 'refused', code: 'admin/page-gone' };
      const url = linkOrigin(site, request) + PREVIEW_PATH.replace(':token', link.token);
      const message = PAGE_SETTINGS_MESSAGES[language].linkCreated;
      if (isForm) return { kind: 'confirmation', question: `${message} ${url}` };
      return {
        kind: 'done',
        body: { message: `${message} ${url}`, url, until: link.until.toISOString() } satisfies PreviewLink,
      };
    },
  });
