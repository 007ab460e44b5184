import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { OrderSubscription, SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { cardName } from '../kept-card/card-name';
import { isChargePlanned } from '../kept-card/charge.store';
import { chargeableCard } from '../kept-card/kept-card.store';
import type { Tables } from '../../platform/schema/tables';
import { billingDay, dayOf, nextCycle, startOf, type Day } from './billing-day';
import { dayText } from './day-text';
import { lastDay } from './last-day';

export interface NewSubscription {
  readonly siteId: string;
  readonly orderId: string;
  /** Public origin for links in emails. */
  readonly origin: string;
  readonly plan: SubscriptionPlan;
}

/** Next cycle of a subscription. */
export interface NextOrder {
  readonly next_cycle: number | null;
  readonly next_on: Day | null;
  readonly try_at: Date | null;
}

/** No further order is due. */
export const NO_NEXT: NextOrder = { next_cycle: null, next_on: null, try_at: null };

/** In statements with `subscription`: whether its next order is late, because items are not available. */
export const IS_WAITING = sql<boolean>`coalesce(try_at > next_on::timestamp at time zone 'UTC', false)`;

/** Stores a subscription in the transaction of its first order. */
export async function keepSubscription(
  trx: Transaction<Tables>,
  { siteId, orderId, origin, plan }: NewSubscription,
): Promise<void> {
  const [id, first] = [randomUUID(), dayOf(new Date())];
  await trx
    .insertInto('subscription')
    .values({
      id,
      site_id: siteId,
      plan: JSON.stringify(plan),
      origin,
      started_on: first,
      ...nextOrder(plan, first, 0),
    })
    .execute();
  await trx
    .insertInto('subscription_order')
    .values({ order_id: orderId, site_id: siteId, subscription_id: id, cycle: 0 })
    .execute();
}

/** The cycle after this one. */
export function nextOrder(plan: SubscriptionPlan, first: Day, cycle: number): NextOrder {
  const next = nextCycle(plan, cycle);
  if (next === undefined) return NO_NEXT;
  const day = billingDay(first, plan.billingPeriod, next);
  return { next_cycle: next, next_on: day, try_at: startOf(day) };
}

/** The subscription of an order, for its page. */
export async function subscriptionOf(
  db: Kysely<Tables>,
  { orderId, locale }: { readonly orderId: string; readonly locale: string },
): Promise<OrderSubscription> {
  const row = await db
    .selectFrom('subscription_order')
    .innerJoin('subscription', 'subscription.id', 'subscription_id')
    .select(['subscription_id as id', 'plan', 'cycle', 'ended_as as ended'])
    // Days are no moments: the driver would make them midnight of wherever the server stands.
    .select(sql<Day>`started_on::text`.as('first'))
    .select(sql<Day | null>`next_on::text`.as('next'))
    .select(IS_WAITING.as('isWaiting'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const card = await cardOf(db, row.id, orderId);
  const last = row.ended ? undefined : lastDay(row.plan, row.first);
  return {
    plan: row.plan,
    number: row.cycle + 1,
    ...(row.next === null ? {} : { nextText: dayText(row.next, locale) }),
    ...(row.isWaiting ? { isWaiting: true } : {}),
    ...(last === undefined ? {} : { lastText: dayText(last, locale) }),
    ...(row.ended ? { ended: row.ended } : card),
  };
}

/** The card that is charged for later orders, and whether it is about to be charged for this one. */
async function cardOf(
  db: Kysely<Tables>,
  subscriptionId: string,
  orderId: string,
): Promise<Pick<OrderSubscription, 'card' | 'isCharged'>> {
  const card = await chargeableCard(db, subscriptionId);
  if (!card) return {};
  const expires = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return {
    card: { name: cardName(card), expires },
    ...((await isChargePlanned(db, orderId)) ? { isCharged: true } : {}),
  };
}
