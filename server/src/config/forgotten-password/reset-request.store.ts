import { sql } from 'kysely';
import type { Database } from '../../schema/database';

/** One that nobody has answered for so long is not answered any more: an hour. */
const FORGOTTEN_SECONDS = 3600;

/** Somebody's wish for a letter. */
export interface ResetRequest {
  readonly siteId: string;
  /** In lower case; there may be no such account. */
  readonly email: string;
  /** Scheme, host and port that the letter's link begins with. */
  readonly origin: string;
}

/** Keeps a request until it is answered. */
export async function keepResetRequest(db: Database, { siteId, email, origin }: ResetRequest): Promise<void> {
  await db.insertInto('account_reset_request').values({ site_id: siteId, email, origin }).execute();
}

/** Takes the oldest request, for good once the transaction has ended; `undefined` where there is none. */
export async function takeResetRequest(trx: Database): Promise<ResetRequest | undefined> {
  const oldest = trx
    .selectFrom('account_reset_request')
    .select('id')
    .where('asked_at', '>', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await trx
    .deleteFrom('account_reset_request')
    .where('id', '=', oldest)
    .returning(['site_id', 'email', 'origin'])
    .executeTakeFirst();
  return row && { siteId: row.site_id, email: row.email, origin: row.origin };
}

/** Deletes requests that were never answered; answers how many. */
export async function sweepResetRequests(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('account_reset_request')
    .where('asked_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
