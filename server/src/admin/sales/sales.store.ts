import { sql } from 'kysely';
import { MONEYLESS } from '../../commerce/payment/payment-providers';
import type { Database } from '../../platform/schema/database';
import type { Period } from '../insights/period';
import { isComparable, stepOf } from '../insights/step-counts';

export interface Store {
  readonly siteId: string;
  readonly currency: string;
}

export interface SalesCount {
  readonly at: Date;
  readonly isComparable: boolean;
  readonly orders: number;
  readonly cents: number;
  readonly pieces: number;
}

/**
 * Orders that count: not cancelled, fully refunded or declined, no tests, no donations. A gift card counts when it is
 * bought, not when it pays.
 */
const COUNTS = sql<boolean>`kind <> 'donation' and status <> 'cancelled' and state in ('pending', 'paid')
  and method <> all(${MONEYLESS}::text[])`;

/** Counts the orders of a period and the one before, in minor units, with shipping and taxes, less refunds. */
export async function countSales(db: Database, { siteId, currency }: Store, period: Period): Promise<SalesCount[]> {
  return db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .select([stepOf('placed_at', period).as('at'), isComparable('placed_at', period).as('isComparable')])
    .select(sql<number>`count(*)`.as('orders'))
    .select(sql<number>`sum(total_cents - gift_card_cents - refunded_cents)::bigint`.as('cents'))
    .select(
      sql<number>`coalesce(sum((select sum(quantity) from order_line where order_line.order_id = customer_order.id)), 0)::bigint`.as(
        'pieces',
      ),
    )
    .where(COUNTS)
    .where('customer_order.site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', period.before.from)
    .where('placed_at', '<', period.to)
    .groupBy([sql`at`, sql`"isComparable"`])
    .execute();
}

export interface ProductSales {
  readonly title: string;
  readonly pieces: number;
  readonly cents: number;
}

/** The products with the highest sales in a period, by their titles in the orders. */
export async function bestSellers(
  db: Database,
  { siteId, currency }: Store,
  { period, most }: { readonly period: Period; readonly most: number },
): Promise<ProductSales[]> {
  return db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .select('order_line.title')
    .select(sql<number>`sum(quantity)::bigint`.as('pieces'))
    .select(sql<number>`sum(line_total_cents)::bigint`.as('cents'))
    .where(COUNTS)
    .where('customer_order.site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', period.from)
    .where('placed_at', '<', period.to)
    .groupBy('order_line.title')
    .orderBy('cents', 'desc')
    .orderBy('order_line.title')
    .limit(most)
    .execute();
}

/** The number of orders in other currencies than the current one in the period, and whether there ever were any. */
export async function otherSales(
  db: Database,
  { siteId, currency }: Store,
  period: Period,
): Promise<{ readonly inOtherCurrencies: number; readonly hasAny: boolean }> {
  const row = await db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .select(
      sql<number>`count(*) filter (where ${COUNTS} and currency <> ${currency} and placed_at >= ${period.from} and placed_at < ${period.to})`.as(
        'inOtherCurrencies',
      ),
    )
    .select(sql<boolean>`count(*) > 0`.as('hasAny'))
    .where('customer_order.site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return row;
}
