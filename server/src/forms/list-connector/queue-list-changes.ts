import { sql } from 'kysely';
import type { DeliveryStatus } from 'shared-types/admin/people/list-connection';
import type { Database } from '../../platform/schema/database';
import { emailKey } from '../mailing-list/email-key';

export interface ListChanges {
  readonly listId: string;
  readonly status: DeliveryStatus;
  /** No two of the same subscriber. */
  readonly emails: readonly string[];
}

/**
 * Queues subscriptions and unsubscriptions for the service of their list; does nothing for a list without one. A queued change
 * replaces an older one of the same subscriber, and is sent after the attempt with the older one has ended. Callers must hold
 * the lock of the subscribers, which keeps their changes in order.
 */
export async function queueListChanges(trx: Database, { listId, status, emails }: ListChanges): Promise<void> {
  if (emails.length === 0) return;
  // In one order everywhere, so that two transactions cannot wait for each other.
  await sql`
    insert into list_delivery as known (site_id, list_id, email, email_key, status, changed_at, due_at)
    select connection.site_id, connection.list_id, email, email_key, ${status}, clock_timestamp(), clock_timestamp()
    from (select site_id, list_id from list_connection where list_id = ${listId} for key share) as connection,
      unnest(${[...emails]}::text[], ${emails.map(emailKey)}::text[]) as changed (email, email_key)
    order by email_key
    on conflict (list_id, email_key) do update set
      email = excluded.email, status = excluded.status, changed_at = excluded.changed_at, change_id = gen_random_uuid(),
      state = 'waiting', attempts = 0, due_at = greatest(excluded.due_at, known.claimed_until), tried_at = null,
      reason = null, detail = null`.execute(trx);
}
