import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { bumpRevision } from '../../site/directory/revision';
import { unmarkSite } from './sample-activity.store';

/** Removes the sample activity of a site and nothing else, in one transaction; false if it has none. */
export function removeSampleActivity(db: Database, siteId: string): Promise<boolean> {
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      const made = await unmarkSite(trx, siteId);
      if (!made) return false;
      await removeOrders(trx, siteId, made.order_ids);
      await removeSubmissions(trx, siteId, made.submission_ids);
      await removeRecords(trx, siteId, { keys: made.record_keys, hours: made.hours });
      await bumpRevision(trx, siteId);
      return true;
    }),
  );
}

/** Their history, lines, payments, coupon uses and reviews go with them. */
async function removeOrders(trx: Transaction<Tables>, siteId: string, ids: readonly string[]): Promise<void> {
  // Somebody may have changed them since, which queues emails.
  await sql`
    delete from mail_outbox where site_id = ${siteId} and about in (
      select what || id from unnest(${ids}::uuid[]) as id,
        unnest(array['order placed ', 'order notice ', 'order late notice ', 'review request ']) as what
      union all
      select 'order event ' || id from order_event where order_id = any (${ids}::uuid[])
    )`.execute(trx);
  await sql`delete from customer_order where site_id = ${siteId} and id = any (${ids}::uuid[])`.execute(trx);
  await takeBackNumbers(trx, siteId);
}

/** The next order follows the last that is left. The row is locked first, since an order may be placed at this moment. */
async function takeBackNumbers(trx: Transaction<Tables>, siteId: string): Promise<void> {
  await trx.selectFrom('order_number').select('site_id').where('site_id', '=', siteId).forUpdate().execute();
  const { last } = await trx
    .selectFrom('customer_order')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (last === null) await trx.deleteFrom('order_number').where('site_id', '=', siteId).execute();
  else await trx.updateTable('order_number').set({ last_number: last }).where('site_id', '=', siteId).execute();
}

async function removeSubmissions(trx: Transaction<Tables>, siteId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from form_submission where site_id = ${siteId} and id = any (${ids}::uuid[])`.execute(trx);
}

/** Takes the samples out of the hourly counts; rows that counted nothing else are deleted. */
async function removeRecords(
  trx: Transaction<Tables>,
  siteId: string,
  { keys, hours }: { readonly keys: readonly string[]; readonly hours: unknown },
): Promise<void> {
  await sql`
    update telemetry_hour as known set count = known.count - less.count, sum = known.sum - less.sum
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as less (
      hour timestamptz, kind text, name text, origin text, path text, bucket smallint, count bigint, sum double precision
    )
    where known.site_id = ${siteId} and (known.hour, known.kind, known.name, known.origin, known.path, known.bucket)
      = (less.hour, less.kind, less.name, less.origin, less.path, less.bucket)`.execute(trx);
  await trx.deleteFrom('telemetry_hour').where('site_id', '=', siteId).where('count', '<=', 0).execute();
  await sql`delete from telemetry_record where site_id = ${siteId} and key = any (${keys}::uuid[])`.execute(trx);
}
