import { MAILING_LISTS_CALLS } from 'shared-types/admin/people/mailing-lists';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { listDone } from './list-done';
import { listFieldsSchema } from './list-fields.schema';
import { MAILING_LISTS_MESSAGES } from './mailing-lists.messages';
import { createMailingList } from './mailing-lists.store';

/**
 * `createList`: creates an empty mailing list.
 * @implements MAIL-05
 */
export const createListRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...MAILING_LISTS_CALLS.createList,
    input: listFieldsSchema,
    run: (sent, context) => create(services, sent, context),
  });
};

async function create(
  { db }: Services,
  { name, requiresConfirmation }: z.output<ReturnType<typeof listFieldsSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const siteId = context.site.id;
  const list = await createMailingList(db, { siteId, name, requiresConfirmation: requiresConfirmation === 'yes' });
  const { taken } = MAILING_LISTS_MESSAGES[context.language];
  if (list === undefined) return { kind: 'refused', code: 'admin/mailing-list-known', errors: { name: taken } };
  return listDone(context, { done: 'created' });
}
