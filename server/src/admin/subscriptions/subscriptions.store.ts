import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type {
  SubscriptionsQuestion,
  SubscriptionSort,
  SubscriptionState,
  SubscriptionViewName,
} from 'shared-types/admin/store/subscriptions';
import type { SubscriptionEnd, SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { Day } from '../../commerce/subscription/billing-day';
import type { Database } from '../../platform/schema/database';

/** A subscription in the list. */
export interface ListedSubscription {
  readonly id: string;
  readonly plan: SubscriptionPlan;
  readonly began: Day;
  readonly next: Day | null;
  readonly state: SubscriptionState;
  readonly ended: SubscriptionEnd | null;
  /** Cycle of its newest order, from 0. */
  readonly cycle: number;
  readonly orderNumber: number;
  readonly name: string;
  readonly email: string;
  readonly totalCents: number;
  readonly currency: string;
  readonly title: string;
  readonly quantity: number;
  /** The card that is charged; null if each order is paid by hand. */
  readonly brand: string | null;
  readonly last4: string | null;
}

export interface SubscriptionsFilter {
  readonly siteId: string;
  readonly question: SubscriptionsQuestion;
}

const NAME = sql<string>`trim(coalesce(o.address ->> 'firstName', '') || ' ' || coalesce(o.address ->> 'lastName', ''))`;

/** Whether the kept card is about to be charged for the newest order: its buyer has nothing to do. */
const IS_CHARGED = sql<SqlBool>`(p.state = 'pending' and exists (select from card_session
  where card_session.order_id = o.id and card_session.kind = 'charge' and card_session.state in ('new', 'open')))`;

const STATE = sql<SubscriptionState>`case
  when s.ended_as is not null then 'ended'
  when o.status <> 'cancelled' and p.state in ('pending', 'failed') and not ${IS_CHARGED} then 'due'
  when s.next_on is null then 'over'
  when s.try_at > s.next_on::timestamp at time zone 'UTC' then 'waiting'
  else 'active' end`;

/** Subscriptions with their newest orders. */
const WITH_ORDER = sql`from subscription s
  join lateral (select order_id, cycle from subscription_order
    where subscription_order.subscription_id = s.id order by cycle desc limit 1) newest on true
  join customer_order o on o.id = newest.order_id
  join order_payment p on p.order_id = o.id`;

/** The card that the site's account with Stripe can charge. */
const WITH_CARD = sql`left join (kept_card k join stripe_account a
    on a.site_id = k.site_id and a.account_id = k.account_id and a.is_live = k.is_live)
  on k.subscription_id = s.id and k.forget_at is null and s.ended_as is null`;

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
        s.ended_as as ended, newest.cycle, o.number as "orderNumber", ${NAME} as name, o.email,
        o.total_cents as "totalCents", o.currency, line.title, line.quantity, k.brand, k.last4
      ${WITH_ORDER} ${WITH_LINE} ${WITH_CARD}
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
  const part = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<SqlBool>`(o.email ilike ${part} or ${NAME} ilike ${part} or line.title ilike ${part})`;
}
