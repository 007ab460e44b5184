import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type {
  SubscriptionsQuestion,
  SubscriptionSort,
  SubscriptionState,
  SubscriptionViewName,
} from 'shared-types/admin/store/subscriptions';
import type { SubscriptionEnd, SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { waitsForCharge } from '../../commerce/kept-card/charge.store';
import { RECIPIENT_NAME } from '../../commerce/order/recipient-name';
import type { Day } from '../../commerce/subscription/billing-day';
import { IS_WAITING } from '../../commerce/subscription/subscription.store';
import type { Database } from '../../platform/schema/database';
import { likeAnywhere } from '../../platform/schema/like-anywhere';

/** A subscription in the list. */
export interface ListedSubscription {
  readonly id: string;
  readonly plan: SubscriptionPlan;
  readonly began: Day;
  readonly next: Day | null;
  readonly state: SubscriptionState;
  readonly ended: SubscriptionEnd | null;
  /** Cycle of its latest order, from 0. */
  readonly cycle: number;
  readonly orderNumber: number;
  readonly name: string;
  readonly email: string;
  readonly totalCents: number;
  readonly currency: string;
  readonly title: string;
  readonly quantity: number;
}

export interface SubscriptionsFilter {
  readonly siteId: string;
  readonly question: SubscriptionsQuestion;
}

const STATE = sql<SubscriptionState>`case
  when s.ended_as is not null then 'ended'
  when o.status <> 'cancelled' and p.state in ('pending', 'failed') and not ${waitsForCharge(sql`o.id`, sql`p.state`)} then 'due'
  when s.next_on is null then 'over'
  when ${IS_WAITING} then 'waiting'
  else 'active' end`;

/** Subscriptions with their latest orders. */
const WITH_ORDER = sql`from subscription s
  join lateral (select order_id, cycle from subscription_order
    where subscription_order.subscription_id = s.id order by cycle desc limit 1) latest on true
  join customer_order o on o.id = latest.order_id
  join order_payment p on p.order_id = o.id`;

const WITH_LINE = sql`join lateral (select title, quantity from order_line
  where order_line.order_id = o.id order by position limit 1) line on true`;

const VIEWS: Readonly<Record<SubscriptionViewName, RawBuilder<SqlBool>>> = {
  '': sql<SqlBool>`true`,
  active: sql<SqlBool>`state in ('active', 'due', 'waiting')`,
  due: sql<SqlBool>`state = 'due'`,
  ended: sql<SqlBool>`state in ('ended', 'over')`,
};

const SORTED: Readonly<Record<SubscriptionSort, RawBuilder<unknown>>> = {
  next: sql`next asc nulls last, began desc, id`,
  '-next': sql`next desc nulls last, began desc, id`,
  '-began': sql`began desc, id`,
  began: sql`began asc, id`,
};

export async function findSubscriptions(
  db: Database,
  { siteId, question: { view, search, sort } }: SubscriptionsFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<ListedSubscription[]> {
  // Days are no moments: the driver would make them midnight of wherever the server stands.
  const { rows } = await sql<ListedSubscription>`
    select * from (
      select s.id, s.plan, s.started_on::text as began, s.next_on::text as next, ${STATE} as state,
        s.ended_as as ended, latest.cycle, o.number as "orderNumber", ${RECIPIENT_NAME} as name, o.email,
        o.total_cents as "totalCents", o.currency, line.title, line.quantity
      ${WITH_ORDER} ${WITH_LINE}
      where s.site_id = ${siteId} and ${found(search)}
    ) listed
    where ${VIEWS[view]} order by ${SORTED[sort]} offset ${skip} limit ${most}`.execute(db);
  return rows;
}

export async function countSubscriptions(
  db: Database,
  { siteId, question: { view, search } }: SubscriptionsFilter,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (
      select ${STATE} as state ${WITH_ORDER} ${WITH_LINE} where s.site_id = ${siteId} and ${found(search)}
    ) listed where ${VIEWS[view]}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of the site's subscriptions in each view. */
export async function countSubscriptionViews(
  db: Database,
  siteId: string,
): Promise<Readonly<Record<SubscriptionViewName, number>>> {
  const { rows } = await sql<Record<'all' | Exclude<SubscriptionViewName, ''>, number>>`
    select count(*)::int as "all", count(*) filter (where ${VIEWS.active})::int as active,
      count(*) filter (where ${VIEWS.due})::int as due, count(*) filter (where ${VIEWS.ended})::int as ended
    from (select ${STATE} as state ${WITH_ORDER} where s.site_id = ${siteId}) listed`.execute(db);
  const { all = 0, active = 0, due = 0, ended = 0 } = rows[0] ?? {};
  return { '': all, active, due, ended };
}

/** Matches a part of email, name or product; `%` and `_` are literal. */
function found(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const part = likeAnywhere(search);
  return sql<SqlBool>`(o.email ilike ${part} or ${RECIPIENT_NAME} ilike ${part} or line.title ilike ${part})`;
}
