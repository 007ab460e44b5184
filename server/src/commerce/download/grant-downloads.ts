import { sql, type Transaction } from 'kysely';
import { DOWNLOAD_GRANT } from 'shared-types/commerce/orders/download';
import type { Tables } from '../../platform/schema/tables';
import { orderFiles } from './order-files';

/** Grants five more downloads of each file, and thirty more days. */
export async function grantDownloads(
  trx: Transaction<Tables>,
  { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
): Promise<void> {
  for (const { productId, used, most } of await orderFiles(trx, { siteId, orderId })) {
    const more = Math.max(most, used) + DOWNLOAD_GRANT.downloads;
    const endsAt = sql<Date>`now() + make_interval(days => ${DOWNLOAD_GRANT.days})`;
    await trx
      .insertInto('order_download')
      .values({ order_id: orderId, product_id: productId, site_id: siteId, used, most: more, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'product_id'])
          .doUpdateSet({ most: more, ends_at: sql<Date>`greatest(order_download.ends_at, excluded.ends_at)` }),
      )
      .execute();
  }
}
