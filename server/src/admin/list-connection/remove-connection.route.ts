import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { z } from 'zod';
import { deleteConnection, findConnection } from '../../forms/list-connector/list-connection.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { connectionDone, CONNECTION_GONE } from './connection-done';
import { LIST_CONNECTION_MESSAGES } from './list-connection.messages';
import { countChanges } from './list-connection.store';

const sentSchema = z.object({ list: z.guid(), confirmed: z.literal('yes').optional() });

/** `removeConnection`: ends the connection of a mailing list with everything that waits, after confirmation. */
export const removeConnectionRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...LIST_CONNECTION_CALLS.removeConnection,
    input: sentSchema,
    run: (sent, context) => remove(services, sent, context),
  });
};

async function remove(
  { db }: Services,
  { list: listId, confirmed }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const key = { siteId: context.site.id, listId };
  const [list] = await findMailingLists(db, key.siteId, listId);
  if (!list || !(await findConnection(db, key))) return CONNECTION_GONE;
  if (!confirmed) {
    const { waiting, failed } = await countChanges(db, key);
    const { remove: question } = LIST_CONNECTION_MESSAGES[context.language];
    return { kind: 'confirmation', question: question({ name: list.name, count: waiting + failed }) };
  }
  await deleteConnection(db, key);
  return connectionDone(context, listId, 'removed');
}
