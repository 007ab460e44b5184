import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { PasswordOwner } from '../password/password-weakness';
import { RESET_KINDS, RESET_TABLES } from './reset-tables';
import type { SessionKind } from '../session/session-rows';

const TOKEN_BYTES = 32;
/** An email's link works for half an hour. */
const RESET_SECONDS = 1800;

/** Who may set a new password, and where. */
export interface ResetSubject {
  readonly siteId: string;
  /** The account or member. */
  readonly ownerId: string;
  /** How long the token works. */
  readonly seconds?: number;
  /** From when on that is counted; now where absent. */
  readonly startsAt?: Date;
}

/** A token as the email has it. */
export interface CreatedReset {
  readonly token: string;
  readonly endsAt: Date;
}

/** Makes a token, of which only the hash is kept. Those before it still work, or anyone who asks for emails could end them. */
export async function createResetToken(
  trx: Database,
  kind: SessionKind,
  { siteId, ownerId, seconds = RESET_SECONDS, startsAt }: ResetSubject,
): Promise<CreatedReset> {
  const { resets, owner } = RESET_TABLES[kind];
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await sql<{ endsAt: Date }>`
    insert into ${sql.table(resets)} (${sql.ref(owner)}, site_id, token_hash, ends_at)
    values (${ownerId}, ${siteId}, ${tokenHash(token)},
      coalesce(${startsAt ?? null}::timestamptz, now()) + make_interval(secs => ${seconds}))
    returning ends_at as "endsAt"`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('A new token was not written down.');
  return { token, endsAt: made.endsAt };
}

/** A token on the site it came to. */
export interface ResetToken {
  readonly siteId: string;
  readonly token: string;
}

/** Whose password a token sets. */
export interface FoundReset extends PasswordOwner {
  readonly ownerId: string;
  /** True where it is the first one. */
  readonly isFirst: boolean;
}

/** Whose password a token sets; `undefined` for one that is used, too old, made up, another site's, or whose owner may not sign in there any more. */
export async function findReset(
  db: Database,
  kind: SessionKind,
  { siteId, token }: ResetToken,
): Promise<FoundReset | undefined> {
  const { resets, owner, owners } = RESET_TABLES[kind];
  const { rows } = await sql<FoundReset>`
    select known.id as "ownerId", known.email, known.display_name as "displayName", known.password_hash is null as "isFirst"
    from ${sql.table(resets)} as reset join ${sql.table(owners)} as known on known.id = reset.${sql.ref(owner)}
    where reset.token_hash = ${tokenHash(token)} and reset.site_id = ${siteId} and reset.ends_at > now()
      and ${MAY_SIGN_IN[kind]}`.execute(db);
  return rows[0];
}

/** What is true of who may sign in on the site of a `reset`. */
const MAY_SIGN_IN: Readonly<Record<SessionKind, RawBuilder<boolean>>> = {
  account: sql<boolean>`exists (
    select 1 from website_role where account_id = known.id and website_role.site_id = reset.site_id)`,
  member: sql<boolean>`known.site_id = reset.site_id and known.disabled_at is null`,
};

/** A new password for who has the token. */
export interface TokenUse extends ResetToken {
  readonly passwordHash: string;
}

/**
 * Sets somebody's password, ends all their sessions and tokens on all sites; gives their address.
 * Of several that use a token at once, one does; `undefined` for the others.
 */
export async function spendReset(
  trx: Database,
  kind: SessionKind,
  { passwordHash, ...resetToken }: TokenUse,
): Promise<string | undefined> {
  const { owner, owners, sessions } = RESET_TABLES[kind];
  const found = await findReset(trx, kind, resetToken);
  if (!found) return undefined;
  const { ownerId } = found;
  // Anyone who invites or removes somebody has the person first as well, and the tokens then.
  await sql`select from ${sql.table(owners)} where id = ${ownerId} for no key update`.execute(trx);
  if (!(await endReset(trx, kind, resetToken))) return undefined;
  // A trigger deletes all other tokens. The password changes before the sessions end: a sign-in with the old password that is
  // under way waits for this row, and is then refused.
  const { email } = await trx
    .updateTable(owners)
    .set({ password_hash: passwordHash })
    .where('id', '=', ownerId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await sql`delete from ${sql.table(sessions)} where ${sql.ref(owner)} = ${ownerId}`.execute(trx);
  return email;
}

/** False where the token has been used meanwhile. */
async function endReset(trx: Database, kind: SessionKind, { token }: ResetToken): Promise<boolean> {
  const gone = await trx
    .deleteFrom(RESET_TABLES[kind].resets)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

/** Ends all tokens of an account or member. */
export async function endResets(trx: Database, kind: SessionKind, ownerId: string): Promise<void> {
  const { resets, owner } = RESET_TABLES[kind];
  await sql`delete from ${sql.table(resets)} where ${sql.ref(owner)} = ${ownerId}`.execute(trx);
}

/** Deletes tokens whose time is over; answers how many. */
export async function sweepResets(db: Database): Promise<number> {
  let count = 0;
  for (const kind of RESET_KINDS) {
    const gone = await db
      .deleteFrom(RESET_TABLES[kind].resets)
      .where('ends_at', '<=', sql<Date>`now()`)
      .executeTakeFirst();
    count += Number(gone.numDeletedRows);
  }
  return count;
}
