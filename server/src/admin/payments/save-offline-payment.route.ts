import { PAYMENTS_CALLS, PAYMENTS_LIMIT } from 'shared-types/admin/store/payments';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { isStorable } from '../../platform/schema/storable-text';
import type { OfflinePayment } from '../../platform/schema/tables/admin.tables';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { saveState } from '../../site/saved-state/saved-state';
import { SITE_PAYMENTS, sitePaymentsName } from '../../site/saved-state/site-payments';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { TICKED } from '../form-fields';
import { conflictRefusal, fieldDifferences } from '../saved-form';
import { stateFields } from '../state-fields';
import { FIELD_MESSAGES } from '../field.messages';
import { paymentsDone } from './payments-done';
import { PAYMENTS_MESSAGES } from './payments.messages';

const sentSchema = (language: Language) => {
  const { text: wrong } = PAYMENTS_MESSAGES[language];
  const { long, choose } = FIELD_MESSAGES[language];
  const tooLong = { error: long(PAYMENTS_LIMIT.instructions) };
  return z.object({
    isOffered: z.literal(TICKED, { error: choose }).optional().describe('Absent where buyers may not.'),
    instructions: z
      .string({ error: wrong })
      // Forms send line ends as two characters.
      .max(2 * PAYMENTS_LIMIT.instructions, tooLong)
      .refine(isStorable, { error: wrong })
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(z.string().max(PAYMENTS_LIMIT.instructions, tooLong))
      .describe('What buyers get; may have several lines.'),
    ...stateFields,
  });
};

/** `saveOfflinePayment`: saves whether buyers may pay after ordering, and the instructions that they get. */
export const saveOfflinePaymentRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'payments.edit',
    ...PAYMENTS_CALLS.saveOfflinePayment,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, isOffered, instructions }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'payments.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const messages = PAYMENTS_MESSAGES[context.language];
  const sent = { isOffered: isOffered === TICKED, instructions };
  const outcome = await saveState(db, SITE_PAYMENTS, { siteId: site.id, account, sent, seen: key || base });
  const { state, changed } = outcome.stored;
  if (outcome.kind === 'conflict') {
    const { now, on, off } = messages;
    const errors = fieldDifferences(fieldsOf(state), fieldsOf(outcome.wanted), (name, value) =>
      now(name !== 'isOffered' ? value : value === '' ? off : on),
    );
    const conflict = { code: 'admin/payments-conflict', key: sitePaymentsName(state) } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors });
  }
  if (outcome.isChanged) sites.invalidate(site.id);
  return paymentsDone(context, 'saved');
}

function fieldsOf({ isOffered, instructions }: OfflinePayment): Record<string, string> {
  return { isOffered: isOffered ? TICKED : '', instructions };
}
