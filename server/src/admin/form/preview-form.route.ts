import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { findStoredForm } from './form.store';
import { readSentForm } from './read-sent-form';
import { MOST_BYTES, sentFormSchema } from './sent-form.schema';

/** `previewForm`: a page with the form as it was sent, complete or not, for a frame. Saves nothing. */
export const previewFormRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'forms.edit',
    ...FORM_EDITOR_CALLS.previewForm,
    input: sentFormSchema,
    mostBytes: MOST_BYTES,
    run: (sent, context) => show(services, sent, context),
  });
};

async function show(
  { db, config }: Services,
  sent: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'forms.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const stored = await findStoredForm(db, { siteId: site.id, id: sent.id });
  const page = site.pages.find(({ blocks }) => blocks.has(sent.id));
  const block = page?.blocks.get(sent.id);
  if (!stored || !page || !block) return { kind: 'refused', code: 'admin/form-gone' };
  const { settings, rows, errors } = readSentForm({ sent, stored: stored.settings, account, language, config });
  // A form without fields cannot be shown.
  if (rows.size === 0) return { kind: 'refused', code: 'admin/form-invalid', errors };
  return { kind: 'shown', page, block: { ...block, settings } };
}
