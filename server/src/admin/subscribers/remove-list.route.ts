import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { LIST_GONE, listDone } from '../mailing-lists/list-done';
import { MAILING_LISTS_MESSAGES } from '../mailing-lists/mailing-lists.messages';
import { deleteMailingList, findMailingLists } from '../mailing-lists/mailing-lists.store';

const sentSchema = z.object({ list: z.guid(), confirmed: z.literal('yes').optional() });

/** `removeList`: deletes a mailing list with its subscribers, after confirmation. */
export const removeListRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...SUBSCRIBERS_CALLS.removeList,
    input: sentSchema,
    run: (sent, context) => remove(services, sent, context),
  });
};

async function remove(
  { db }: Services,
  { list: id, confirmed }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const [list] = await findMailingLists(db, site.id, id);
  if (!list) return LIST_GONE;
  const { name, counts } = list;
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (!confirmed)
    return { kind: 'confirmation', question: MAILING_LISTS_MESSAGES[language].removeList({ name, count }) };
  await deleteMailingList(db, { siteId: site.id, id });
  return listDone(context, { done: 'removed' });
}
