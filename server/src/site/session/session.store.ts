import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { WebsiteRoleNumber } from 'shared-types/site/website-role';
import { tokenHash } from '../../http/token-hash';
import type { Database } from '../../schema/database';
import type { SignedInAccount } from './signed-in-account';

const TOKEN_BYTES = 32;
/** A session nobody has used for so long is over: 30 days. */
export const SESSION_IDLE_SECONDS = 2_592_000;
/** When it was last used is written down no more often than this, so that a page does not cost a write. */
const SEEN_AGAIN_SECONDS = 3600;

/** A token on the site it came to. */
export interface SessionToken {
  readonly siteId: string;
  readonly token: string;
}

/** Whose session begins, in place of which. */
export interface NewSession {
  readonly siteId: string;
  /** Who has just been recognized, and by which password's hash. */
  readonly account: { readonly id: string; readonly passwordHash: string };
  /** The token the browser had; its session ends. */
  readonly replaces: string | undefined;
}

/**
 * Begins a session and ends the one it takes the place of; gives its token, of which only the hash is kept. `undefined`
 * where the account has another password meanwhile: with the old one nobody comes in while the new one is being set.
 */
export function openSession(db: Database, { siteId, account, replaces }: NewSession): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return db.transaction().execute(async (trx) => {
    if (!(await hasStillPassword(trx, account))) return undefined;
    if (replaces !== undefined) await endSession(trx, { siteId, token: replaces });
    await trx
      .insertInto('account_session')
      .values({
        token_hash: tokenHash(token),
        site_id: siteId,
        account_id: account.id,
        ends_at: sql<Date>`now() + make_interval(secs => ${SESSION_COOKIE_SECONDS})`,
      })
      .execute();
    return token;
  });
}

/** True where the account has the password it was recognized by, and keeps it until the transaction ends. */
async function hasStillPassword(trx: Database, { id, passwordHash }: NewSession['account']): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a session for good; one of another site, or none, is left as it is. */
export async function endSession(db: Database, { siteId, token }: SessionToken): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where('token_hash', '=', tokenHash(token))
    .where('site_id', '=', siteId)
    .execute();
}

/** Whose session it is; `undefined` for a token that is made up, ended, another site's, or whose account has lost its roles. */
export async function findSession(db: Database, { siteId, token }: SessionToken): Promise<SignedInAccount | undefined> {
  const hash = tokenHash(token);
  const rows = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('website_role', (join) =>
      join
        .onRef('website_role.account_id', '=', 'session.account_id')
        .onRef('website_role.site_id', '=', 'session.site_id'),
    )
    .select(['account.id', 'account.email', 'account.display_name', 'website_role.role', 'session.started_at'])
    .select(sql<boolean>`session.seen_at < now() - make_interval(secs => ${SEEN_AGAIN_SECONDS})`.as('isLongAgo'))
    .where('session.token_hash', '=', hash)
    .where('session.site_id', '=', siteId)
    .where('session.ends_at', '>', sql<Date>`now()`)
    .where('session.seen_at', '>', sql<Date>`now() - make_interval(secs => ${SESSION_IDLE_SECONDS})`)
    .orderBy('website_role.role')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  if (first.isLongAgo)
    await db
      .updateTable('account_session')
      .set({ seen_at: sql<Date>`now()` })
      .where('token_hash', '=', hash)
      .execute();
  const roles = rows.map(({ role }) => role as WebsiteRoleNumber);
  return { id: first.id, email: first.email, displayName: first.display_name, roles, since: first.started_at };
}

/** Deletes sessions that are over; answers how many. */
export async function sweepSessions(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('account_session')
    .where(({ or, eb }) =>
      or([
        eb('ends_at', '<=', sql<Date>`now()`),
        eb('seen_at', '<=', sql<Date>`now() - make_interval(secs => ${SESSION_IDLE_SECONDS})`),
      ]),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
