import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { RequestedRange } from '../../platform/http/byte-range';
import type { DownloadKey } from './download-link';
import { orderFiles, type OrderFile } from './order-files';

export interface DownloadToCount extends DownloadKey {
  readonly siteId: string;
  /** The range to send of the current file. */
  readonly rangeOf: (file: OrderFile) => RequestedRange;
}

/** The file, with a state other than `ready` if it cannot be sent; undefined if there is none. */
export type CountedDownload = OrderFile | undefined;

/**
 * Counts a download before it is sent. A whole file always counts. A part is free while it fits into the remaining bytes of
 * the last counted download: twice its size, to allow for lost data. Concurrent requests are serialized.
 */
export function countDownload(db: Database, wanted: DownloadToCount): Promise<CountedDownload> {
  return db.transaction().execute((trx) => count(trx, wanted));
}

async function count(trx: Transaction<Tables>, wanted: DownloadToCount): Promise<CountedDownload> {
  const { siteId, orderId, productId, rangeOf } = wanted;
  await sql`select from customer_order where id = ${orderId} for no key update`.execute(trx);
  const [file] = await orderFiles(trx, { siteId, orderId, productId });
  if (!file || (file.state !== 'ready' && file.state !== 'used-up')) return file;
  const range = rangeOf(file);
  // Nothing is sent.
  if (range.kind === 'unsatisfiable') return file;
  const isPart = range.kind === 'part';
  const length = isPart ? range.last - range.first + 1 : file.bytes;
  // With no downloads left, the last counted one can still be resumed.
  if (isPart && (await continueDownload(trx, wanted, length))) return { ...file, state: 'ready' };
  if (file.state !== 'ready') return file;
  const bytesLeft = isPart ? 2 * file.bytes - length : file.bytes;
  const { most, endsAt } = file;
  await trx
    .insertInto('order_download')
    .values({
      order_id: orderId,
      product_id: productId,
      site_id: siteId,
      used: 1,
      most,
      ends_at: endsAt,
      bytes_left: bytesLeft,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'product_id'])
        .doUpdateSet({ used: sql<number>`order_download.used + 1`, bytes_left: bytesLeft }),
    )
    .execute();
  return file;
}

/** False if no counted download has enough bytes left. */
async function continueDownload(
  trx: Transaction<Tables>,
  { orderId, productId }: DownloadKey,
  length: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_download')
    .set({ bytes_left: sql<number>`bytes_left - ${length}` })
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .where('bytes_left', '>=', length)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the unsent bytes of a download, so that a buyer whose connection broke can resume. */
export async function giveBackBytes(db: Database, { orderId, productId }: DownloadKey, bytes: number): Promise<void> {
  await db
    .updateTable('order_download')
    .set({ bytes_left: sql<number>`bytes_left + ${bytes}` })
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute();
}
