import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { z } from 'zod';
import { findConnection, resendChanges } from '../../forms/list-connector/list-connection.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { connectionDone, CONNECTION_GONE } from './connection-done';

const sentSchema = z.object({ list: z.guid(), change: z.guid().optional() });

/** `resendChanges`: sends a change of a mailing list that has failed again, or all of them. Those that wait are left alone. */
export const resendChangesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...LIST_CONNECTION_CALLS.resendChanges,
    input: sentSchema,
    run: (sent, context) => resend(services, sent, context),
  });
};

async function resend(
  { db }: Services,
  { list: listId, change }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const key = { siteId: context.site.id, listId };
  if (!(await findConnection(db, key))) return CONNECTION_GONE;
  await resendChanges(db, key, { states: ['failed'], id: change });
  return connectionDone(context, listId, 'resent');
}
