import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  CHOSEN_ORDER_PREFIX,
  ORDERS_CALLS,
  ORDERS_DONE_PARAMETER,
  ORDERS_PARAMETER,
  ORDERS_PER_PAGE,
} from 'shared-types/admin/store/orders';
import { z } from 'zod';
import { changeOrder } from '../../commerce/order/change-order';
import { releaseOf } from '../../commerce/order-hold/release-of';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { linkOrigin } from '../../site/host/link-origin';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { ORDERS_MESSAGES } from './orders.messages';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The boxes are read one by one, since their names contain the order numbers. */
const sentSchema = z.looseObject({
  /** Order numbers separated by spaces: all orders of the page. */
  all: z.string().max(300).optional(),
  confirmed: z.literal('yes').optional(),
});

/**
 * `releaseOrders`: cancels unpaid orders early, after confirmation, and notifies buyers. Orders paid meanwhile stay.
 * @implements ROLE-04
 */
export const releaseOrdersRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'orders.edit',
    ...ORDERS_CALLS.releaseOrders,
    url: ORDERS_CALLS.releaseOrders.path,
    input: sentSchema,
    run: (sent, context) => release(services, sent, context),
  });

async function release(
  { db }: Services,
  sent: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'orders.edit');
  if (!account) return refusal;
  const { noneChosen, confirmRelease } = ORDERS_MESSAGES[context.language];
  const numbers = chosenIn(sent);
  if (numbers.length === 0) return { kind: 'refused', code: 'admin/order-invalid', message: noneChosen };
  if (!sent.confirmed && context.isForm) return { kind: 'confirmation', question: confirmRelease(numbers.length) };
  const count = await releaseAll(db, { numbers, account, context });
  const query = new URLSearchParams({
    [ORDERS_PARAMETER.state]: 'held',
    [ORDERS_DONE_PARAMETER.released]: String(count),
    [ORDERS_DONE_PARAMETER.left]: String(numbers.length - count),
  });
  const location = `${ADMIN_PATH.orders}?${query}`;
  return { kind: 'done', body: { location }, goTo: location };
}

/** The chosen numbers, without duplicates. */
function chosenIn({ all, ...sent }: z.output<typeof sentSchema>): number[] {
  const boxes = Object.keys(sent).flatMap((name) =>
    name.startsWith(CHOSEN_ORDER_PREFIX) ? [name.slice(CHOSEN_ORDER_PREFIX.length)] : [],
  );
  const numbers = [...boxes, ...(all ?? '').split(' ')].filter((text) => NUMBER.test(text)).map(Number);
  return [...new Set(numbers)].slice(0, ORDERS_PER_PAGE);
}

interface ToRelease {
  readonly numbers: readonly number[];
  readonly account: SignedInAccount;
  readonly context: ActionContext;
}

/** Returns the number of released orders. */
async function releaseAll(
  db: Services['db'],
  { numbers, account, context: { request, ...context } }: ToRelease,
): Promise<number> {
  const site = context.site.siteLocaleIn(undefined);
  const by = { id: account.id, displayName: account.displayName || account.email };
  const origin = linkOrigin(site, request);
  const orders = await db
    .selectFrom('customer_order')
    .select('id')
    .where('site_id', '=', site.id)
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();
  let count = 0;
  for (const { id: orderId } of orders) {
    const released = await changeOrder(db, releaseOf({ site, orderId, origin, account: by }));
    if (released.ok) count += 1;
  }
  return count;
}
