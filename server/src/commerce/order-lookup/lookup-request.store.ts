import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** One that nobody has answered for so long is not answered any more: an hour. */
const FORGOTTEN_SECONDS = 3600;

/** Somebody's input for an email. */
export interface LookupRequest {
  readonly siteId: string;
  /** In lower case; there may be no such order. */
  readonly email: string;
  readonly number: number;
  /** Language of the page it was asked for on. */
  readonly locale: string;
  /** Scheme, host and port that the email's link begins with. */
  readonly origin: string;
}

/** Keeps a request until it is answered. */
export async function keepLookupRequest(db: Database, { siteId, ...request }: LookupRequest): Promise<void> {
  await db
    .insertInto('order_lookup_request')
    .values({ site_id: siteId, ...request })
    .execute();
}

/** Takes the oldest request, for good once the transaction has ended; `undefined` where there is none. */
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

/** Deletes requests that were never answered; answers how many. */
export async function sweepLookupRequests(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('order_lookup_request')
    .where('requested_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
