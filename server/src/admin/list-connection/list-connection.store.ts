import { sql } from 'kysely';
import { SHOWN_FAILURES } from 'shared-types/admin/people/list-connection';
import type { ListOfSite } from '../../forms/list-connector/list-connection.store';
import type { Database } from '../../platform/schema/database';

function changesOf(db: Database, { siteId, listId }: ListOfSite) {
  return db.selectFrom('list_delivery').where('list_id', '=', listId).where('site_id', '=', siteId);
}

/** Number of changes that the service of a list does not have yet. */
export async function countChanges(
  db: Database,
  key: ListOfSite,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  return changesOf(db, key)
    .select(sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'))
    .select(sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'))
    .executeTakeFirstOrThrow();
}

/** Newest first. */
export function findFailures(db: Database, key: ListOfSite) {
  return changesOf(db, key)
    .select(['id', 'email', 'status', 'reason', 'detail', 'changed_at as changedAt'])
    .where('state', '=', 'failed')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(SHOWN_FAILURES)
    .execute();
}

/** The waiting change whose attempt failed last; undefined if none has. */
export function findTrouble(db: Database, key: ListOfSite) {
  return changesOf(db, key)
    .select(['reason', 'detail', 'due_at as dueAt'])
    .where('state', '=', 'waiting')
    .where('reason', 'is not', null)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
