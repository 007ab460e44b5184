import { randomBytes } from 'node:crypto';
import { sql, type Transaction, type Updateable } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { tokenHash } from '../../platform/http/token-hash';
import type { Tables } from '../../platform/schema/tables';
import { isClosedTo } from '../../site/closed/is-closed-to';
import { bumpStock } from '../../site/directory/revision';
import { mainOriginOf } from '../../site/host/main-origin';
import type { Site } from '../../site/directory/site';
import type { SiteDirectory } from '../../site/directory/site-directory';
import { insertOrder, type OrderedLine } from '../checkout/order/insert-order';
import { takeStock } from '../checkout/order/take-stock';
import { addOrderEvent } from '../order/order-event.store';
import { queuePlacedEmails } from '../order/email/queue-order-emails';
import { keepHold } from '../order-hold/order-hold.store';
import { renewalHoldMs } from '../order-hold/unpaid-settings';
import { planCharge } from '../kept-card/charge.store';
import { movesMoney, offeredMethods, paymentProviderOf } from '../payment/payment-providers';
import { piecesAvailable } from '../../site/catalogue/stock';
import { billingDay, cycleOn, dayOf, type Day } from './billing-day';
import { firstOrder, paymentFor, type FirstOrder } from './first-order';
import { queueSubscriptionEmails } from './queue-subscription-emails';
import { nextOrder, NO_NEXT } from './subscription.store';

const TOKEN_BYTES = 32;
/** Delay before the next attempt. */
const AGAIN_MS = 3_600_000;
/** After this many unpaid orders in a row, no further one is made. */
const UNPAID_MOST = 3;

export interface Renewal {
  readonly sites: Pick<SiteDirectory, 'byId'>;
  readonly now: Date;
}

interface DueSubscription {
  readonly id: string;
  readonly siteId: string;
  readonly plan: SubscriptionPlan;
  readonly origin: string;
  readonly first: Day;
  /** The latest cycle whose delay was reported to the buyer. */
  readonly notifiedCycle: number | null;
}

/**
 * Makes the due order of a subscription with its stock and emails, once, even if several servers try. If several cycles
 * were missed, only the latest is made, so that nobody gets several parcels and invoices at once.
 */
export async function renewSubscription(trx: Transaction<Tables>, id: string, renewal: Renewal): Promise<void> {
  const { now, sites } = renewal;
  const due: DueSubscription | undefined = await trx
    .selectFrom('subscription')
    .select(['id', 'site_id as siteId', 'plan', 'origin', 'notified_cycle as notifiedCycle'])
    .select(sql<Day>`started_on::text`.as('first'))
    .where('id', '=', id)
    .where('try_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return;
  const site = await sites.byId(due.siteId);
  // A closed site sells nothing, and links to it lead nowhere.
  if (!site || isClosedTo(site, undefined)) await postpone(trx, id, now);
  else await renew(trx, { due, site, now });
}

/** Schedules another attempt, if it is still due: another server may have made it, or a response may have been lost. */
export async function postpone(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ try_at: new Date(now.getTime() + AGAIN_MS) })
    .where('id', '=', id)
    .where('try_at', '<=', now)
    .execute();
}

interface Renewed {
  readonly due: DueSubscription;
  readonly site: Site;
  readonly now: Date;
}

async function renew(trx: Transaction<Tables>, { due, site, now }: Renewed): Promise<void> {
  const { id, plan, first } = due;
  const cycle = cycleOn(first, plan.billingPeriod, dayOf(now));
  // The last cycle has passed without an order.
  if (plan.numBillingCycles && cycle >= plan.numBillingCycles) return change(trx, id, NO_NEXT);
  const orders = await ordersOf(trx, id);
  if (orders.length === UNPAID_MOST && orders.every(({ isUnpaid }) => isUnpaid))
    return endUnpaid(trx, { due, site }, orders);
  const agreed = await firstOrder(trx, id);
  const line = await lineToSell(trx, agreed);
  // Who agreed to a method for testers was one.
  const isTester = paymentProviderOf(agreed.paymentMethod)?.isForTesters === true;
  const payment = paymentFor(agreed.paymentMethod, offeredMethods(site, { isTester }));
  // A subscription bought with test payments ends when test payments end.
  if (!payment && !movesMoney(agreed.paymentMethod)) return change(trx, id, NO_NEXT);
  if (!line || !payment) return wait(trx, { due, site, now }, { cycle, orders });
  const isStockTaken = await takeStock(trx, [line]);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const origin = mainOriginOf(site, due.origin);
  const { input, prices, address, shippingName, currency } = agreed;
  const siteLocale = site.siteLocaleIn(agreed.locale || undefined);
  const orderId = await insertOrder(trx, {
    site: { id: site.id, locale: agreed.locale, currency },
    kind: 'subscription',
    cartId: null,
    tokenHash: tokenHash(token),
    // A second protection beside the lock: orders of a site have unique keys.
    input: { ...input, key: `${id} ${cycle}` },
    draft: { lines: [line], prices, address, shippingName, payment },
  });
  await trx
    .insertInto('subscription_order')
    .values({ order_id: orderId, site_id: site.id, subscription_id: id, cycle })
    .execute();
  await change(trx, id, nextOrder(plan, first, cycle));
  if (prices.grandTotalCents > 0)
    await keepHold(trx, {
      siteId: site.id,
      orderId,
      origin,
      holdMs: isStockTaken ? renewalHoldMs(site, payment.id) : undefined,
      counted: [],
    });
  if (prices.grandTotalCents > 0 && paymentProviderOf(payment.id)?.isPaidAtService)
    await planCharge(trx, { siteId: site.id, subscriptionId: id, orderId, origin, isLive: movesMoney(payment.id) });
  await addOrderEvent(trx, { siteId: site.id, orderId, kind: 'placed' });
  await queuePlacedEmails(trx, { site: siteLocale, origin, orderId, token });
  if (isStockTaken) await bumpStock(trx, site.id);
}

/** Schedules another attempt of a cycle's order, and reports the delay once. */
async function wait(
  trx: Transaction<Tables>,
  { due, site, now }: Renewed,
  { cycle, orders }: { readonly cycle: number; readonly orders: LatestOrders },
): Promise<void> {
  const { id, plan, first, notifiedCycle } = due;
  const day = billingDay(first, plan.billingPeriod, cycle);
  await change(trx, id, {
    next_cycle: cycle,
    next_on: day,
    try_at: new Date(now.getTime() + AGAIN_MS),
    notified_cycle: cycle,
  });
  // The outbox may delete the email before the cycle is over.
  if (notifiedCycle !== cycle)
    await queueSubscriptionEmails(trx, { ...newsOf({ due, site }, orders), kind: 'short', day });
}

/** Its latest orders, newest first. */
function ordersOf(trx: Transaction<Tables>, id: string) {
  return (
    trx
      .selectFrom('subscription_order')
      .innerJoin('customer_order', 'customer_order.id', 'subscription_order.order_id')
      .innerJoin('order_payment', 'order_payment.order_id', 'subscription_order.order_id')
      .select('subscription_order.order_id as orderId')
      .leftJoin('order_hold', 'order_hold.order_id', 'subscription_order.order_id')
      // One that was cancelled because it was not paid is as unpaid as one that waits.
      .select(
        sql<boolean>`(status <> 'cancelled' or released_at is not null) and state in ('pending', 'failed')`.as(
          'isUnpaid',
        ),
      )
      .where('subscription_id', '=', id)
      .orderBy('cycle', 'desc')
      .limit(UNPAID_MOST)
      .execute()
  );
}

type LatestOrders = Awaited<ReturnType<typeof ordersOf>>;

function newsOf({ due, site }: Omit<Renewed, 'now'>, [latest]: LatestOrders) {
  if (!latest) throw new Error(`Subscription ${due.id} has no order.`);
  return { site, origin: mainOriginOf(site, due.origin), subscriptionId: due.id, orderId: latest.orderId };
}

async function endUnpaid(
  trx: Transaction<Tables>,
  subscription: Omit<Renewed, 'now'>,
  orders: LatestOrders,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ ...NO_NEXT, ended_as: 'unpaid' })
    .where('id', '=', subscription.due.id)
    .execute();
  await queueSubscriptionEmails(trx, { ...newsOf(subscription, orders), kind: 'unpaid' });
}

type Become = Pick<Updateable<Tables['subscription']>, 'next_cycle' | 'next_on' | 'try_at' | 'notified_cycle'>;

async function change(trx: Transaction<Tables>, id: string, become: Become): Promise<void> {
  await trx.updateTable('subscription').set(become).where('id', '=', id).execute();
}

/** The line to sell at the agreed price, if enough pieces are available; locks its variant. */
async function lineToSell(
  trx: Transaction<Tables>,
  { line }: FirstOrder,
): Promise<(OrderedLine & { readonly variantId: string }) | undefined> {
  // As with carts, the product is read after its variant is locked.
  await trx.selectFrom('variant').select('id').where('id', '=', line.variantId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['product_type as productType', 'qty_in_stock as qtyInStock', 'unlimited'])
    .where('variant.id', '=', line.variantId)
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
    .where('workflow_status', '=', WORKFLOW_STATUS.published)
    .executeTakeFirst();
  if (!row) return undefined;
  const available = piecesAvailable(row.productType, row);
  if (available === undefined) return line;
  return available < line.quantity ? undefined : { ...line, available };
}
