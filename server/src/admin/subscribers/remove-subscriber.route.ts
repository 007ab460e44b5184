import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import { deleteSubscriber } from '../../forms/mailing-list/subscribe';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { listDone } from '../mailing-lists/list-done';
import { MAILING_LISTS_MESSAGES } from '../mailing-lists/mailing-lists.messages';
import { findSubscriber } from './subscribers.store';

const sentSchema = z.object({ subscriber: z.guid(), confirmed: z.literal('yes').optional() });

/** `removeSubscriber`: deletes everything about a subscriber, after confirmation. */
export const removeSubscriberRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...SUBSCRIBERS_CALLS.removeSubscriber,
    input: sentSchema,
    run: (sent, context) => remove(services, sent, context),
  });
};

async function remove(
  { db }: Services,
  { subscriber, confirmed }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const known = await findSubscriber(db, { siteId: site.id, subscriber });
  if (!known) return { kind: 'refused', code: 'admin/subscriber-gone' };
  if (!confirmed)
    return { kind: 'confirmation', question: MAILING_LISTS_MESSAGES[language].removeSubscriber(known.email) };
  await deleteSubscriber(db, { siteId: site.id, subscriberId: subscriber });
  return listDone(context, { done: 'subscriber-removed', list: known.list });
}
