import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RuleReply } from 'shared-types/admin/store/price-rules';
import { INCLUSION_SAVED_PARAMETER, TAX_INCLUSIONS, TAXES_CALLS } from 'shared-types/admin/store/taxes';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { saveRefusal } from '../price-rules/rule-answers';
import { saveRule } from '../price-rules/save-rule';
import { stateFields } from '../state-fields';
import { TAX_INCLUSION } from './tax-inclusion';

const sentSchema = z.looseObject({ ...checkedLater({ inclusion: z.enum(TAX_INCLUSIONS) }), ...stateFields });

/** `saveTaxInclusion`: sets whether prices include taxes, with effect on the next cart, checkout and order. */
export const saveTaxInclusionRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'prices.edit',
    ...TAXES_CALLS.saveTaxInclusion,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'prices.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const input = { site, language, account, id: site.id, isNew: false, fields, seen: key || base };
  const outcome = await saveRule(db, TAX_INCLUSION, input);
  if (outcome.kind !== 'saved') return saveRefusal(TAX_INCLUSION, outcome, { site, language, key });
  if (outcome.isChanged) sites.invalidate(site.id);
  const { saved: message } = PRICE_RULES_MESSAGES[language];
  return formSaved(context, {
    page: 'taxes',
    path: `${ADMIN_PATH.taxes}?${INCLUSION_SAVED_PARAMETER}`,
    reply: (location): RuleReply => ({ message, location }),
  });
}
