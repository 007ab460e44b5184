import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';

/** True if the site has sold goods; cached per revision of site and stock. */
export function hasSales(db: Database, site: Pick<Site, 'id' | 'stock'>): Promise<boolean> {
  return site.stock.memo('commerce/has-sales', async () => {
    const order = await db
      .selectFrom('customer_order')
      .select('id')
      .where('site_id', '=', site.id)
      .where('status', '!=', 'cancelled')
      .where('cart_id', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return order !== undefined;
  });
}

/** Ordered pieces by product id; cached per revision of site and stock. */
export function soldPieces(db: Database, site: Pick<Site, 'id' | 'stock'>): Promise<ReadonlyMap<string, number>> {
  return site.stock.memo('commerce/sold-pieces', async () => {
    const rows = await db
      .selectFrom('customer_order')
      .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .select(['variant.product_id as id', sql<number>`sum(order_line.quantity)::int`.as('pieces')])
      .where('customer_order.site_id', '=', site.id)
      .where('customer_order.status', '!=', 'cancelled')
      .groupBy('variant.product_id')
      .execute();
    return new Map(rows.map(({ id, pieces }) => [id, pieces]));
  });
}
