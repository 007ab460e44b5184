import { sql, type Kysely } from 'kysely';
import { DOWNLOAD_GRANT, type DownloadState } from 'shared-types/commerce/orders/download';
import type { OrderStatus, PaymentState } from 'shared-types/commerce/orders/order';
import type { Tables } from '../../platform/schema/tables';

/** A file of an order with its remaining downloads. */
export interface OrderFile {
  readonly productId: string;
  readonly title: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly objectKey: string;
  readonly used: number;
  readonly most: number;
  readonly endsAt: Date;
  readonly state: DownloadState;
}

interface FileRow extends Omit<OrderFile, 'state'> {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  readonly isOver: boolean;
}

/** All files of an order, or the one of a product. */
export interface OrderFilesQuestion {
  readonly siteId: string;
  readonly orderId: string;
  readonly productId?: string;
}

/**
 * The current files of an order's products. The days count from the payment, or from when the product first had a file, if
 * that was later.
 */
export async function orderFiles(
  db: Kysely<Tables>,
  { siteId, orderId, productId }: OrderFilesQuestion,
): Promise<readonly OrderFile[]> {
  const { rows } = await sql<FileRow>`
    with found as (
      select distinct on (file.product_id) file.product_id, line.title, line.position, file.name, file.bytes, file.sha256,
        file.object_key, customer_order.status, payment.state as payment, coalesce(used, 0) as used,
        coalesce(most, ${DOWNLOAD_GRANT.downloads}) as most,
        coalesce(ends_at, greatest(file.first_offered_at, customer_order.placed_at, (select max(at) from order_event
          where order_event.order_id = customer_order.id and kind = 'paid'))
          + make_interval(days => ${DOWNLOAD_GRANT.days})) as ends_at
      from customer_order
      join order_payment payment on payment.order_id = customer_order.id
      join order_line line on line.order_id = customer_order.id
      join variant on variant.id = line.variant_id
      join product_file file on file.product_id = variant.product_id
      left join order_download given on given.order_id = customer_order.id and given.product_id = file.product_id
      where customer_order.id = ${orderId} and customer_order.site_id = ${siteId}
        and (${productId ?? null}::uuid is null or file.product_id = ${productId ?? null}::uuid)
      order by file.product_id, line.position)
    select product_id as "productId", title, name, bytes, sha256, object_key as "objectKey", used, most,
      ends_at as "endsAt", ends_at <= now() as "isOver", status, payment
    from found order by position`.execute(db);
  return rows.map(({ status, payment, isOver, ...file }) => ({
    ...file,
    state: stateOf({ status, payment, isOver, ...file }),
  }));
}

function stateOf({ status, payment, used, most, isOver }: FileRow): DownloadState {
  if (status === 'cancelled' || payment === 'refunded') return 'closed';
  if (payment !== 'paid') return 'unpaid';
  if (isOver) return 'expired';
  return used >= most ? 'used-up' : 'ready';
}
