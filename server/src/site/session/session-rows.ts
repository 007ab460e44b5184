import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { Device } from './device-of';

const TOKEN_BYTES = 32;
/** A session nobody has used for so long is over: 30 days. */
const IDLE_SECONDS = 2_592_000;
/** When it was last used is written down no more often than this, so that a page does not cost a write. */
const SEEN_AGAIN_SECONDS = 3600;

/** Who has sessions: the accounts that run a site, and its members. Each kind has a table, and a column for whose they are. */
const KINDS = {
  account: { table: 'account_session', owner: 'account_id', owners: 'account' },
  member: { table: 'member_session', owner: 'member_id', owners: 'site_member' },
} as const;
/** One of them. */
export type SessionKind = keyof typeof KINDS;

/** A token on the site it came to. */
export interface SessionToken {
  readonly siteId: string;
  readonly token: string;
}

/** Whose session begins, in place of which. */
export interface NewSession {
  readonly siteId: string;
  /** Who has just been recognized, and by which password's hash. */
  readonly who: { readonly id: string; readonly passwordHash: string };
  /** How long it lasts however often it is used. */
  readonly seconds: number;
  /** The token the browser had; its session ends. */
  readonly replaces: string | undefined;
  /** What an account's session runs in. */
  readonly device?: Device;
}

/**
 * Begins a session and ends the one it takes the place of; gives its token, of which only the hash is kept. `undefined`
 * where the password is another meanwhile: with the old one nobody comes in while the new one is being set.
 */
export async function openSession(db: Database, kind: SessionKind, session: NewSession): Promise<string | undefined> {
  const { siteId, who, seconds, replaces, device } = session;
  const { table, owner } = KINDS[kind];
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return db.transaction().execute(async (trx) => {
    if (!(await hasStillPassword(trx, kind, who))) return undefined;
    if (replaces !== undefined) await endSession(trx, kind, { siteId, token: replaces });
    await sql`
      insert into ${sql.table(table)} (token_hash, site_id, ${sql.ref(owner)}, ends_at)
      values (${tokenHash(token)}, ${siteId}, ${who.id}, now() + make_interval(secs => ${seconds}))`.execute(trx);
    if (device)
      await trx.updateTable('account_session').set(device).where('token_hash', '=', tokenHash(token)).execute();
    return token;
  });
}

/** True where somebody has the password they were recognized by, and keeps it until the transaction ends. */
async function hasStillPassword(
  trx: Database,
  kind: SessionKind,
  { id, passwordHash }: NewSession['who'],
): Promise<boolean> {
  const row = await trx
    .selectFrom(KINDS[kind].owners)
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a session for good; one of another site, or none, is left as it is. */
export async function endSession(db: Database, kind: SessionKind, { siteId, token }: SessionToken): Promise<void> {
  const { table } = KINDS[kind];
  await db.deleteFrom(table).where('token_hash', '=', tokenHash(token)).where('site_id', '=', siteId).execute();
}

/** True for a row, called `session`, that is not over. */
export function isSessionAlive(): RawBuilder<boolean> {
  return sql<boolean>`session.ends_at > now() and session.seen_at > now() - make_interval(secs => ${IDLE_SECONDS})`;
}

/** True for a row, called `session`, whose use is to be written down again. */
export function isLongUnseen(): RawBuilder<boolean> {
  return sql<boolean>`session.seen_at < now() - make_interval(secs => ${SEEN_AGAIN_SECONDS})`;
}

/** Writes down that a session is used. */
export async function noteSeen(db: Database, kind: SessionKind, { token }: SessionToken): Promise<void> {
  await db
    .updateTable(KINDS[kind].table)
    .set({ seen_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/** Deletes sessions of all kinds that are over; answers how many. */
export async function sweepSessions(db: Database): Promise<number> {
  let count = 0;
  for (const { table } of Object.values(KINDS)) {
    const gone = await sql`delete from ${sql.table(table)} as session where not (${isSessionAlive()})`.execute(db);
    count += Number(gone.numAffectedRows ?? 0);
  }
  return count;
}
