import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** Requests expire after an hour. */
const FORGOTTEN_SECONDS = 3600;

export interface LookupRequest {
  readonly siteId: string;
  /** In lower case; the order may not exist. */
  readonly email: string;
  readonly number: number;
  /** Language of the page with the form. */
  readonly locale: string;
  /** Public origin for the link. */
  readonly origin: string;
}

export async function keepLookupRequest(db: Database, { siteId, ...request }: LookupRequest): Promise<void> {
  await db
    .insertInto('order_lookup_request')
    .values({ site_id: siteId, ...request })
    .execute();
}

/** Removes and returns the oldest request; undefined if there is none. Final once the transaction ends. */
export async function takeLookupRequest(trx: Database): Promise<LookupRequest | undefined> {
  const oldest = trx
    .selectFrom('order_lookup_request')
    .select('id')
    .where('requested_at', '>', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return trx
    .deleteFrom('order_lookup_request')
    .where('id', '=', oldest)
    .returning(['site_id as siteId', 'email', 'number', 'locale', 'origin'])
    .executeTakeFirst();
}

/** Deletes expired requests; returns their number. */
export async function sweepLookupRequests(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('order_lookup_request')
    .where('requested_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
