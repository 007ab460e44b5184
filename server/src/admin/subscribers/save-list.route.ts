import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { LIST_GONE, listDone } from '../mailing-lists/list-done';
import { listFieldsSchema } from '../mailing-lists/list-fields.schema';
import { MAILING_LISTS_MESSAGES } from '../mailing-lists/mailing-lists.messages';
import { saveMailingList } from '../mailing-lists/mailing-lists.store';

const sentSchema = (language: Language) => listFieldsSchema(language).extend({ list: z.guid() });

/**
 * `saveList`: renames a mailing list, and sets its double opt-in for those who sign up from now on.
 * @implements MAIL-05
 */
export const saveListRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...SUBSCRIBERS_CALLS.saveList,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db }: Services,
  { list, name, requiresConfirmation }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const values = { name, requiresConfirmation: requiresConfirmation === 'yes' };
  const outcome = await saveMailingList(db, { siteId: context.site.id, id: list, ...values });
  if (outcome === 'gone') return LIST_GONE;
  const { taken } = MAILING_LISTS_MESSAGES[context.language];
  if (outcome === 'name-taken') return { kind: 'refused', code: 'admin/mailing-list-known', errors: { name: taken } };
  return listDone(context, { done: 'saved', list });
}
