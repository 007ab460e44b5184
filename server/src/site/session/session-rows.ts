import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { Device } from './device-of';

const TOKEN_BYTES = 32;
/** Sessions end after 30 days without use. */
const IDLE_SECONDS = 2_592_000;
/** The time of last use is written at most this often, so that pages do not cost a write. */
const SEEN_AGAIN_SECONDS = 3600;

/** Sensitive changes of an account are possible for ten minutes after its password or a passkey was checked. */
const CONFIRMED_SECONDS = 600;

/** Sessions of accounts and of members: each kind has a table, and a column for its owner. */
const KINDS = {
  account: { table: 'account_session', owner: 'account_id', owners: 'account' },
  member: { table: 'member_session', owner: 'member_id', owners: 'site_member' },
} as const;
export type SessionKind = keyof typeof KINDS;

export interface SessionToken {
  readonly siteId: string;
  readonly token: string;
}

export interface NewSession {
  readonly siteId: string;
  /** The person, and the hash by which the password was checked. */
  readonly who: { readonly id: string; readonly passwordHash: string };
  /** Maximum age in seconds, however often it is used. */
  readonly seconds: number;
  /** Token of the browser's previous session, which ends. */
  readonly replaces: string | undefined;
  /** The account's device. */
  readonly device?: Device;
}

/**
 * Begins a session and ends the one it replaces; returns its token, of which only the hash is stored. Undefined if the
 * password has changed since it was checked.
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

/** True if the password is unchanged; locks it until the transaction ends. */
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

/** Ends a session; tokens of other sites and unknown ones are ignored. */
export async function endSession(db: Database, kind: SessionKind, { siteId, token }: SessionToken): Promise<void> {
  const { table } = KINDS[kind];
  await db.deleteFrom(table).where('token_hash', '=', tokenHash(token)).where('site_id', '=', siteId).execute();
}

/** SQL: true for a row named `session` that has not ended. */
export function isSessionAlive(): RawBuilder<boolean> {
  return sql<boolean>`session.ends_at > now() and session.seen_at > now() - make_interval(secs => ${IDLE_SECONDS})`;
}

/** SQL: true for a row named `session` whose last use must be written again. */
export function isLongUnseen(): RawBuilder<boolean> {
  return sql<boolean>`session.seen_at < now() - make_interval(secs => ${SEEN_AGAIN_SECONDS})`;
}

/** SQL: true for a row named `session` whose password or passkey was checked a short time ago. */
export function isConfirmed(): RawBuilder<boolean> {
  return sql<boolean>`session.confirmed_at > now() - make_interval(secs => ${CONFIRMED_SECONDS})`;
}

/** Notes that the password or a passkey of a session's account was checked now. */
export async function noteConfirmed(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function noteSeen(db: Database, kind: SessionKind, { token }: SessionToken): Promise<void> {
  await db
    .updateTable(KINDS[kind].table)
    .set({ seen_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/** Deletes ended sessions of all kinds; returns their number. */
export async function sweepSessions(db: Database): Promise<number> {
  let count = 0;
  for (const { table } of Object.values(KINDS)) {
    const gone = await sql`delete from ${sql.table(table)} as session where not (${isSessionAlive()})`.execute(db);
    count += Number(gone.numAffectedRows ?? 0);
  }
  return count;
}
