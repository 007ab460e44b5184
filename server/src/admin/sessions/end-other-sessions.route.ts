import { SESSIONS_CALLS } from 'shared-types/admin/people/sessions';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { sessionsDone } from './sessions-done';
import { endOtherSessions } from './sessions.store';

/** `endOtherSessions`: ends all sessions of the account at this site but the current one. */
export const endOtherSessionsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...SESSIONS_CALLS.endOtherSessions,
    input: z.object({}),
    run: async (_input, context) => {
      const { account, refusal } = await editorOf(services.db, context, 'admin.open');
      if (!account) return refusal;
      const owner = { siteId: context.site.id, accountId: account.id };
      await endOtherSessions(services.db, owner, account.sessionId);
      return sessionsDone('others');
    },
  });
