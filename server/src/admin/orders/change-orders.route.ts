import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_ACTS, ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import { linkOrigin } from '../../site/host/link-origin';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { ORDERS_MESSAGES } from './orders.messages';
import { changeChosen } from './chosen/change-chosen';
import { chosenOrders } from './chosen/chosen-orders';
import { doneAddress } from './chosen/done-address';

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

const sentSchema = z
  .looseObject({
    act: z.enum(ORDERS_ACTS),
    key: z.string().regex(KEY).describe('The idempotency key: each order is changed once under it.'),
    confirmed: z
      .literal('yes')
      .optional()
      .describe('Only for forms: `yes` answers the question. A script asks itself.'),
    page: sentAddress.optional(),
  })
  .describe('The chosen orders are fields `order.<number>`, whose values name the states that were seen.');

/**
 * `changeOrders`: fulfils the chosen orders, or releases them: cancels unpaid ones early. Asks first, and says how many buyers get
 * an email. An order for which it is not possible is left as it is.
 * @implements ROLE-04
 */
export const changeOrdersRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'orders.edit',
    ...ORDERS_CALLS.changeOrders,
    input: sentSchema,
    invalid: 'admin/order-invalid',
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db }: Services,
  { act, key, confirmed, page = ADMIN_PATH.orders, ...boxes }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'orders.edit');
  if (!account) return refusal;
  const { noneChosen, confirm } = ORDERS_MESSAGES[context.language];
  const chosen = chosenOrders(boxes);
  if (chosen.length === 0) return { kind: 'refused', code: 'admin/order-invalid', message: noneChosen };
  const site = context.site.siteLocaleIn(undefined);
  const by = { id: account.id, displayName: account.displayName || account.email };
  const wanted = { site, origin: linkOrigin(site, context.request), account: by, act, key, chosen };
  if (!confirmed && context.isForm) {
    const { done, refused } = await changeChosen(db, { ...wanted, isUnconfirmed: true });
    // Nobody has to confirm what is not possible.
    if (done > 0) return { kind: 'confirmation', question: confirm(act, { count: done, left: refused.length }) };
  }
  const outcome = await changeChosen(db, wanted);
  const location = doneAddress(page, { act, ...outcome });
  return { kind: 'done', body: { location }, goTo: location };
}
