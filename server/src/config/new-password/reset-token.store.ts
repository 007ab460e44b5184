import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../../http/token-hash';
import type { Database } from '../../schema/database';

const TOKEN_BYTES = 32;
/** A letter's link works for half an hour. */
const RESET_SECONDS = 1800;

/** Who may set a new password, and where. */
export interface ResetSubject {
  readonly siteId: string;
  readonly accountId: string;
}

/** A token as the letter has it. */
export interface CreatedReset {
  readonly token: string;
  readonly endsAt: Date;
}

/** Makes the account's one token, of which only the hash is kept: the one before it ends, whichever site it was for. */
export async function createResetToken(trx: Database, { siteId, accountId }: ResetSubject): Promise<CreatedReset> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = {
    site_id: siteId,
    token_hash: tokenHash(token),
    ends_at: sql<Date>`now() + make_interval(secs => ${RESET_SECONDS})`,
  };
  const { ends_at: endsAt } = await trx
    .insertInto('account_reset')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  return { token, endsAt };
}

/** A token on the site it came to. */
export interface ResetToken {
  readonly siteId: string;
  readonly token: string;
}

/** The account whose password a token sets; `undefined` for one that is used, too old, made up, another site's, or whose account has lost its roles. */
export async function findReset(db: Database, { siteId, token }: ResetToken): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_reset')
    .innerJoin('website_role', (join) =>
      join
        .onRef('website_role.account_id', '=', 'account_reset.account_id')
        .onRef('website_role.site_id', '=', 'account_reset.site_id'),
    )
    .select('account_reset.account_id')
    .where('account_reset.token_hash', '=', tokenHash(token))
    .where('account_reset.site_id', '=', siteId)
    .where('account_reset.ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.account_id;
}

/** A new password for who has the token. */
export interface TokenUse extends ResetToken {
  readonly passwordHash: string;
}

/**
 * Sets the account's password, ends all its sessions on all sites, and the token with that; gives the account's address.
 * Of several that use a token at once, one does; `undefined` for the others.
 */
export async function spendReset(
  trx: Database,
  { passwordHash, ...resetToken }: TokenUse,
): Promise<string | undefined> {
  const accountId = await findReset(trx, resetToken);
  if (accountId === undefined || !(await endReset(trx, resetToken))) return undefined;
  // First of all: a sign-in with the old password that is under way waits for it, and is refused then.
  const { email } = await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('account_session').where('account_id', '=', accountId).execute();
  return email;
}

/** False where the token has been used meanwhile. */
async function endReset(trx: Database, { token }: ResetToken): Promise<boolean> {
  const gone = await trx.deleteFrom('account_reset').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
  return gone.numDeletedRows > 0;
}

/** Deletes tokens whose time is over; answers how many. */
export async function sweepResets(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('account_reset')
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
