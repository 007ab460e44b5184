import { SESSIONS_CALLS, type SessionsReply } from 'shared-types/admin/people/sessions';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { signOutAccount } from '../../site/session/logout.route';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { sessionsDone } from './sessions-done';
import { endOwnSession } from './sessions.store';

const input = z.object({ session: z.guid().toLowerCase().describe("The session's id.") });

/** `endSession`: ends one of the account's own sessions; succeeds if it has ended already. */
export const endSessionRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...SESSIONS_CALLS.endSession,
    input,
    run: (sent, context) => end(services, sent, context),
  });

async function end(
  services: Services,
  { session }: z.output<typeof input>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(services.db, context, 'admin.open');
  if (!account) return refusal;
  if (session === account.sessionId) {
    const { body, location } = await signOutAccount(services, context);
    return { kind: 'done', body: body satisfies SessionsReply, goTo: location };
  }
  await endOwnSession(services.db, { siteId: context.site.id, accountId: account.id }, session);
  return sessionsDone('one');
}
