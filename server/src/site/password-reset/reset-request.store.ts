import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import { RESET_KINDS, RESET_TABLES } from './reset-tables';
import type { SessionKind } from '../session/session-rows';

/** One that nobody has answered for so long is not answered any more: an hour. */
const FORGOTTEN_SECONDS = 3600;

/** Somebody's input for an email. */
export interface ResetRequest {
  readonly siteId: string;
  /** In lower case; there may be nobody of that address. */
  readonly email: string;
  /** Scheme, host and port that the email's link begins with. */
  readonly origin: string;
  /** Language of the page it was asked for on; the site's own where absent. */
  readonly locale?: string;
}

/** Keeps a request until it is answered. */
export async function keepResetRequest(db: Database, kind: SessionKind, request: ResetRequest): Promise<void> {
  const { siteId, email, origin, locale = null } = request;
  await sql`
    insert into ${sql.table(RESET_TABLES[kind].requests)} (site_id, email, origin, locale)
    values (${siteId}, ${email}, ${origin}, ${locale})`.execute(db);
}

/** Takes the oldest request, for good once the transaction has ended; `undefined` where there is none. */
export async function takeResetRequest(trx: Database, kind: SessionKind): Promise<ResetRequest | undefined> {
  const { requests } = RESET_TABLES[kind];
  const oldest = trx
    .selectFrom(requests)
    .select('id')
    .where('requested_at', '>', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await trx
    .deleteFrom(requests)
    .where('id', '=', oldest)
    .returning(['site_id', 'email', 'origin', 'locale'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { site_id: siteId, email, origin, locale } = row;
  return { siteId, email, origin, ...(locale === null ? {} : { locale }) };
}

/** Deletes requests that were never answered; answers how many. */
export async function sweepResetRequests(db: Database): Promise<number> {
  let count = 0;
  for (const kind of RESET_KINDS) {
    const gone = await db
      .deleteFrom(RESET_TABLES[kind].requests)
      .where('requested_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
      .executeTakeFirst();
    count += Number(gone.numDeletedRows);
  }
  return count;
}
