import { MAILING_LISTS_CALLS } from 'shared-types/admin/people/mailing-lists';
import { z } from 'zod';
import { findForm } from '../../forms/contact-form/find-form';
import { connectForm } from '../../forms/mailing-list/form-list.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { listDone } from './list-done';
import { MAILING_LISTS_MESSAGES } from './mailing-lists.messages';

const sentSchema = z.object({
  formId: z.guid(),
  /** Empty where nothing is selected. */
  listId: z.union([z.guid(), z.literal('')]).optional(),
  disconnect: z.literal('yes').optional(),
});

/**
 * `connectForm`: chooses the mailing list of a form. An import of the site keeps the choice.
 * @implements MAIL-01 MAIL-03
 */
export const connectFormRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...MAILING_LISTS_CALLS.connectForm,
    input: sentSchema,
    run: (sent, context) => connect(services, sent, context),
  });
};

async function connect(
  { db }: Services,
  { formId, listId: selected, disconnect }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const { site } = context;
  const form = findForm(site, formId);
  if (!form) return { kind: 'refused', code: 'forms/not-configured' };
  const { listRequired } = MAILING_LISTS_MESSAGES[context.language];
  if (!disconnect && !selected)
    return { kind: 'refused', code: 'site/invalid-input', message: listRequired, errors: { listId: listRequired } };
  const listId = disconnect ? null : (selected ?? null);
  if (!(await connectForm(db, { siteId: site.id, formId: form.id, listId })))
    return { kind: 'refused', code: 'admin/mailing-list-gone', errors: { listId: listRequired } };
  return listDone(context, { done: listId === null ? 'disconnected' : 'connected' });
}
