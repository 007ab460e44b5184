import { sql, type Expression, type SqlBool } from 'kysely';
import type { OrderKind, OrderStatus, PaymentState } from 'shared-types/commerce/orders/order';
import {
  ORDER_VIEWS,
  type OrderFilter,
  type OrderSort,
  type OrdersQuestion,
  type OrderViewName,
} from 'shared-types/admin/store/orders';
import { RECIPIENT_NAME } from '../../commerce/order/recipient-name';
import type { Database } from '../../platform/schema/database';
import { likeAnywhere } from '../../platform/schema/like-anywhere';
import type { OrdersQuery } from './orders-question';

/** An order in a list. */
export interface ListedOrder {
  readonly number: number;
  readonly kind: OrderKind;
  readonly placedAt: Date;
  readonly email: string;
  readonly phone: string;
  /** The recipient's name; empty if nothing is shipped. */
  readonly name: string;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  readonly method: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** True if it is unpaid and reserves items; `heldUntil` is when that ends by itself. */
  readonly isHolding: boolean;
  readonly heldUntil: Date | null;
  /** Number of pieces. */
  readonly items: number;
  /** Names its state, as `stateSeen` does. */
  readonly seen: string;
}

export interface OrdersFilter extends Pick<OrdersQuery, 'from' | 'to' | 'numbers'> {
  readonly siteId: string;
  readonly question: Pick<OrdersQuestion, 'state' | 'search'>;
}

/** Orders of a list; the newest first if not given. */
type SortedFilter = OrdersFilter & { readonly question: { readonly sort?: OrderSort } };

/** Unpaid orders that reserve items. */
const HOLDS = sql<boolean>`(status = 'open' and state in ('pending', 'failed') and (held_until is not null
  or exists (select from order_line where order_line.order_id = customer_order.id and took_stock)))`;

/** Orders that are to be fulfilled, of `customer_order` with `order_payment`. */
export const UNFULFILLED = sql<SqlBool>`kind in ('goods', 'subscription') and status = 'open' and state in ('pending', 'paid')`;

/** The condition of each filter. */
const FILTERS: Readonly<Record<OrderFilter, Expression<SqlBool>>> = {
  unpaid: sql<SqlBool>`status <> 'cancelled' and state in ('pending', 'failed')`,
  held: HOLDS,
  unfulfilled: UNFULFILLED,
  fulfilled: sql<SqlBool>`status = 'fulfilled'`,
  toRefund: sql<SqlBool>`status = 'cancelled' and state = 'paid'`,
  refunded: sql<SqlBool>`refunded_cents > 0`,
  cancelled: sql<SqlBool>`status = 'cancelled'`,
};

const PIECES = sql<number>`coalesce((select sum(quantity) from order_line
  where order_line.order_id = customer_order.id), 0)::int`;
const SEEN = sql<string>`coalesce((select max(order_event.id) from order_event
  where order_event.order_id = customer_order.id and order_event.kind <> 'noted'), 0)::text`;
const BUYER = sql`lower(coalesce(nullif(${RECIPIENT_NAME}, ''), email))`;

/** What each order of the list compares. */
const SORTED: Readonly<Record<OrderSort, readonly [by: Expression<unknown>, direction: 'asc' | 'desc']>> = {
  date: [sql`customer_order.placed_at`, 'asc'],
  '-date': [sql`customer_order.placed_at`, 'desc'],
  total: [sql`total_cents`, 'asc'],
  '-total': [sql`total_cents`, 'desc'],
  buyer: [BUYER, 'asc'],
  '-buyer': [BUYER, 'desc'],
};

export async function findOrders(
  db: Database,
  filter: SortedFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<ListedOrder[]> {
  const [by, direction] = SORTED[filter.question.sort ?? '-date'];
  // What a row shows is read of the rows of the page alone, not of those that are skipped.
  const onPage = matching(db, filter)
    .select('customer_order.id')
    .orderBy(by, direction)
    .orderBy('number', 'desc')
    .offset(skip)
    .limit(most);
  return withPayment(db)
    .where('customer_order.id', 'in', onPage)
    .select([
      'number',
      'kind',
      'customer_order.placed_at as placedAt',
      'email',
      'phone',
      'status',
      'state as payment',
      'method',
      'total_cents as totalCents',
      'refunded_cents as refundedCents',
      'currency',
      'carrier',
      'tracking_number as trackingNumber',
    ])
    .select([RECIPIENT_NAME.as('name'), HOLDS.as('isHolding'), 'held_until as heldUntil'])
    .select([PIECES.as('items'), SEEN.as('seen')])
    .orderBy(by, direction)
    .orderBy('number', 'desc')
    .execute();
}

export async function countOrders(db: Database, filter: OrdersFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of the site's orders in each view of the list. */
export async function countViews(db: Database, siteId: string): Promise<Readonly<Record<OrderViewName, number>>> {
  const counts = await matching(db, { siteId, question: { state: '', search: '' } })
    .select((eb) =>
      ORDER_VIEWS.map((name) =>
        eb.fn
          .countAll<number>()
          .filterWhere(name === '' ? sql<SqlBool>`true` : FILTERS[name])
          .as(name || 'all'),
      ),
    )
    .executeTakeFirstOrThrow();
  return {
    '': Number(counts.all),
    unfulfilled: Number(counts.unfulfilled),
    unpaid: Number(counts.unpaid),
    refunded: Number(counts.refunded),
  };
}

function withPayment(db: Database) {
  return db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .leftJoin('order_hold', 'order_hold.order_id', 'customer_order.id');
}

function matching(db: Database, { siteId, question: { state, search }, from, to, numbers }: OrdersFilter) {
  return withPayment(db)
    .where('customer_order.site_id', '=', siteId)
    .$if(state !== '', (query) => query.where(FILTERS[state as OrderFilter]))
    .$if(from !== undefined, (query) => query.where('customer_order.placed_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('customer_order.placed_at', '<', to ?? new Date()))
    .$if(numbers !== undefined, (query) => query.where('number', '=', sql<number>`any(${numbers}::int[])`))
    .$if(search !== '', (query) => query.where(found(search)));
}

/** Matches the number, or a part of email or name; `%` and `_` are literal. */
function found(search: string): Expression<SqlBool> {
  const part = likeAnywhere(search);
  const number = search.replace(/^#\s*/, '');
  return sql<SqlBool>`(number::text = ${number} or email ilike ${part} or ${RECIPIENT_NAME} ilike ${part})`;
}
