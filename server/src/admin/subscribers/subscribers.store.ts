import { sql, type SqlBool } from 'kysely';
import type { SubscriberState } from 'shared-types/admin/people/mailing-lists';
import { queueListChanges } from '../../forms/list-connector/queue-list-changes';
import { emailKey } from '../../forms/mailing-list/email-key';
import type { Database } from '../../platform/schema/database';

export interface SubscriberFilter {
  readonly siteId: string;
  readonly list: string;
  /** Part of an address, in any case; empty for all. */
  readonly search: string;
  /** Empty for all. */
  readonly state: SubscriberState | '';
}

export interface SubscriberRange {
  readonly skip: number;
  readonly most: number;
}

function matching(db: Database, { siteId, list, search, state }: SubscriberFilter) {
  let rows = db.selectFrom('list_subscriber').where('site_id', '=', siteId).where('list_id', '=', list);
  if (state !== '') rows = rows.where('state', '=', state);
  // `strpos` instead of `like`: the search text is no pattern.
  return search === '' ? rows : rows.where(sql<SqlBool>`strpos(email_key, ${emailKey(search)}) > 0`);
}

/** Newest first. */
export function findSubscribers(db: Database, filter: SubscriberFilter, { skip, most }: SubscriberRange) {
  return matching(db, filter)
    .select(['id', 'email', 'state', 'consent', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(most)
    .execute();
}

export async function countSubscribers(db: Database, filter: SubscriberFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface Additions {
  readonly siteId: string;
  readonly list: string;
  readonly emails: readonly string[];
  /** The sentence by which the owner vouches for their consent. */
  readonly shownText: string;
}

/** Adds addresses as subscribed and gives their number. Those who are on the list, also as unsubscribed, stay as they are. */
export async function addToList(db: Database, { siteId, list, emails, shownText }: Additions): Promise<number> {
  const now = new Date();
  const consent = JSON.stringify({ at: now.toISOString(), formId: '', pagePath: '', shownText });
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ email: string }>`
      insert into list_subscriber (site_id, list_id, email, email_key, state, consent, requested_at, confirmed_at)
      select ${siteId}, ${list}, email, email_key, 'subscribed', ${consent}::jsonb, ${now}, ${now}
      from unnest(${[...emails]}::text[], ${emails.map(emailKey)}::text[]) as sent (email, email_key)
      order by email_key
      on conflict (list_id, email_key) do nothing returning email`.execute(trx);
    await queueListChanges(trx, { listId: list, status: 'subscribed', emails: rows.map(({ email }) => email) });
    return rows.length;
  });
}

export interface SubscriberOf {
  readonly siteId: string;
  readonly subscriber: string;
}

export function findSubscriber(db: Database, { siteId, subscriber }: SubscriberOf) {
  return db
    .selectFrom('list_subscriber')
    .select(['email', 'list_id as list'])
    .where('id', '=', subscriber)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}
