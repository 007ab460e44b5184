import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { RequestedRange } from './byte-range';
import type { DownloadKey } from './download-link';
import { orderFiles, type OrderFile } from './order-files';

/** What is about to be sent of a file. */
export interface DownloadToCount extends DownloadKey {
  readonly siteId: string;
  /** What will be sent of the file as it is now. */
  readonly rangeOf: (file: OrderFile) => RequestedRange;
}

/** The file to be sent; its state says why not where that is not `ready`. `undefined` where there is none. */
export type CountedDownload = OrderFile | undefined;

/**
 * Counts a download before it is sent. All of a file always counts. A part counts nothing as long as it fits into what the last
 * counted download may still send: its size once more, for what was lost on the way. Who counts at the same time waits.
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
  // Nothing will be sent.
  if (range.kind === 'unsatisfiable') return file;
  const isPart = range.kind === 'part';
  const length = isPart ? range.last - range.first + 1 : file.bytes;
  // The last download that was counted may still be continued when all are used up.
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

/** False where no counted download has as many bytes left. */
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

/** Refunds the unsent part of a download, so that a buyer whose connection broke can resume. */
export async function giveBackBytes(db: Database, { orderId, productId }: DownloadKey, bytes: number): Promise<void> {
  await db
    .updateTable('order_download')
    .set({ bytes_left: sql<number>`bytes_left + ${bytes}` })
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute();
}
