import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SECOND_STEP_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { SessionToken } from '../../site/session/session-rows';

const TOKEN_BYTES = 32;

export interface NewPendingSignIn {
  readonly siteId: string;
  readonly accountId: string;
  /** Path to open after the sign-in. */
  readonly leadsTo: string;
  /** Sealed secret of an authenticator app that is to be set up. */
  readonly secret?: string;
}

/** A sign-in whose password was right. It opens nothing by itself. */
export interface PendingSignIn {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly leadsTo: string;
  /** Sealed; null if the account has a second step. */
  readonly secret: string | null;
}

/** Stores a sign-in that waits for its second step; returns its token, of which only the hash is stored. */
export async function beginPending(
  db: Database,
  { siteId, accountId, leadsTo, secret }: NewPendingSignIn,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('pending_sign_in')
    .values({
      token_hash: tokenHash(token),
      site_id: siteId,
      account_id: accountId,
      leads_to: leadsTo,
      ...(secret === undefined ? {} : { secret }),
      ends_at: sql<Date>`now() + make_interval(secs => ${SECOND_STEP_COOKIE_SECONDS})`,
    })
    .execute();
  return token;
}

/** Undefined if it has ended, is of another site, or the account has lost its roles or changed its password. */
export async function findPending(db: Database, { siteId, token }: SessionToken): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('pending_sign_in as pending')
    .innerJoin('account', 'account.id', 'pending.account_id')
    .select(['account.id as accountId', 'account.email', 'account.display_name as displayName'])
    .select(['account.password_hash as passwordHash', 'pending.leads_to as leadsTo', 'pending.secret'])
    .where('pending.token_hash', '=', tokenHash(token))
    .where('pending.site_id', '=', siteId)
    .where('pending.ends_at', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('website_role')
          .select('role')
          .whereRef('website_role.account_id', '=', 'pending.account_id')
          .whereRef('website_role.site_id', '=', 'pending.site_id'),
      ),
    )
    .executeTakeFirst();
}

/** Ends a pending sign-in; false if it had ended already, as after another request with the same token. */
export async function endPending(trx: Database, { siteId, token }: SessionToken): Promise<boolean> {
  const gone = await trx
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', tokenHash(token))
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

/** Deletes sign-ins that have taken too long; returns their number. */
export async function sweepPending(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('pending_sign_in')
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
