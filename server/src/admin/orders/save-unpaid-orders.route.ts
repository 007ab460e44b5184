import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS, ORDERS_DONE_PARAMETER } from 'shared-types/admin/store/orders';
import type { RuleReply } from 'shared-types/admin/store/price-rules';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { saveRefusal } from '../price-rules/rule-answers';
import { saveRule } from '../price-rules/save-rule';
import { stateFields } from '../state-fields';
import { ORDERS_MESSAGES } from './orders.messages';
import { UNPAID_ORDERS } from './unpaid-orders';

const typed = z.string();
const sentSchema = z
  .looseObject({ ...checkedLater({ onlineMinutes: typed, offlineDays: typed, mostPerHour: typed }), ...stateFields })
  .describe('Numbers as they were typed.');

/** `saveUnpaidOrders`: sets how long unpaid orders reserve their items, and how many are accepted. */
export const saveUnpaidOrdersRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'orders.edit',
    ...ORDERS_CALLS.saveUnpaidOrders,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'orders.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const input = { site, language, account, id: site.id, isNew: false, fields, seen: key || base };
  const outcome = await saveRule(db, UNPAID_ORDERS, input);
  if (outcome.kind !== 'saved') return saveRefusal(UNPAID_ORDERS, outcome, { site, language, key });
  if (outcome.isChanged) sites.invalidate(site.id);
  const message = ORDERS_MESSAGES[language].unpaidSaved;
  return formSaved(context, {
    page: 'orders',
    path: `${ADMIN_PATH.orders}?${ORDERS_DONE_PARAMETER.saved}`,
    reply: (location): RuleReply => ({ message, location }),
  });
}
