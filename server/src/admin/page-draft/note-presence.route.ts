import { PAGE_DRAFT_CALLS, type PresenceReply } from 'shared-types/admin/pages/page-draft';
import { z } from 'zod';
import { findDraft } from '../../site/page-draft/drafts.store';
import { notePresence, presentPeople } from '../../site/page-draft/presence.store';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from './page-id.schema';

const inputSchema = z.object({ ...pageIdFields, block: z.guid().toLowerCase().optional() });

/** `notePresence`: notes that the account has the page open, and answers who else has. */
export const notePresenceRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGE_DRAFT_CALLS.notePresence,
    input: inputSchema,
    run: async ({ pageId, block }, context) => {
      const { db } = services;
      const { account, refusal } = await editorOf(db, context, 'pages.edit');
      if (!account) return refusal;
      const key = { siteId: context.site.id, pageId, accountId: account.id };
      if (!(await findDraft(db, key))) return { kind: 'refused', code: 'admin/page-gone' };
      await notePresence(db, { ...key, block });
      const body: PresenceReply = { people: await presentPeople(db, key) };
      return { kind: 'done', body };
    },
  });
