import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { z } from 'zod';
import { findConnection, targetOf } from '../../forms/list-connector/list-connection.store';
import { LIST_CONNECTORS } from '../../forms/list-connector/services/list-connectors';
import { isWithinRate } from '../../platform/http/rate-limit';
import { INTERNET } from '../../platform/outgoing/send-request';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { connectionDone, CONNECTION_GONE } from './connection-done';
import { LIST_CONNECTION_MESSAGES } from './list-connection.messages';

/** Each is a request to a server of somebody else's. */
const TESTS = { what: 'admin/list-connection test', most: 10, windowMs: 600_000 } as const;

const sentSchema = z.object({ list: z.guid() });

/** `testConnection`: asks the service of a mailing list, or sends it an example, and says what it answers. */
export const testConnectionRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...LIST_CONNECTION_CALLS.testConnection,
    input: sentSchema,
    run: (sent, context) => test(services, sent, context),
  });
};

async function test(
  { db, config }: Services,
  { list: listId }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const siteId = context.site.id;
  const [list] = await findMailingLists(db, siteId, listId);
  const connection = await findConnection(db, { siteId, listId });
  if (!list || !connection) return CONNECTION_GONE;
  if (!(await isWithinRate(db, { siteId, address: listId }, TESTS)))
    return { kind: 'refused', code: 'site/rate-limited' };
  const { id, name } = list;
  const connector = LIST_CONNECTORS[connection.service];
  const outcome = await connector.test({ id, name }, targetOf(connection), config.outgoing ?? INTERNET);
  if (outcome.kind === 'done') return connectionDone(context, listId, 'tested');
  const { reason, detail } = outcome;
  const text = LIST_CONNECTION_MESSAGES[context.language].reason[reason];
  return {
    kind: 'refused',
    code: 'admin/list-test-failed',
    message: detail === undefined ? text : `${text} (${detail})`,
  };
}
