import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import { endResets } from '../../site/password-reset/reset-token.store';

const TOKEN_BYTES = 32;
/** The link works for an hour. */
const CHANGE_SECONDS = 3600;

export interface EmailChange {
  readonly siteId: string;
  readonly accountId: string;
  /** The new address, in lower case. */
  readonly email: string;
}

/** Makes the token of a link that confirms a new address; a former one of the account ends. */
export async function beginEmailChange(
  trx: Database,
  { siteId, accountId, email }: EmailChange,
): Promise<{ readonly token: string; readonly endsAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = {
    site_id: siteId,
    email,
    token_hash: tokenHash(token),
    ends_at: sql<Date>`now() + make_interval(secs => ${CHANGE_SECONDS})`,
  };
  const { ends_at: endsAt } = await trx
    .insertInto('account_email_change')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  return { token, endsAt };
}

/** An address that an account has requested and not confirmed yet; undefined if there is none. */
export async function requestedEmail(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_email_change')
    .select('email')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email;
}

interface EmailToken {
  readonly siteId: string;
  /** The signed-in account: a wrong address, typed by mistake, must not lead its reader into the account. */
  readonly accountId: string;
  readonly token: string;
}

/** The change that a link confirms; undefined if the link is invalid, or another account's. */
export function findEmailChange(db: Database, { siteId, accountId, token }: EmailToken) {
  return db
    .selectFrom('account_email_change as change')
    .innerJoin('account', 'account.id', 'change.account_id')
    .select(['account.id', 'account.email as formerEmail', 'change.email'])
    .where('change.token_hash', '=', tokenHash(token))
    .where('change.site_id', '=', siteId)
    .where('change.account_id', '=', accountId)
    .where('change.ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export type SpentEmailChange = 'gone' | 'taken' | NonNullable<Awaited<ReturnType<typeof findEmailChange>>>;

/** Sets the new address; `taken` if another account has it. Of several that use a link at once, one does. */
export async function spendEmailChange(trx: Database, sent: EmailToken): Promise<SpentEmailChange> {
  const found = await findEmailChange(trx, sent);
  if (!found) return 'gone';
  // Two accounts that want one address change one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${found.email}`}, 0))`.execute(trx);
  const gone = await trx
    .deleteFrom('account_email_change')
    .where('token_hash', '=', tokenHash(sent.token))
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return 'gone';
  const changed = await trx
    .updateTable('account')
    .set({ email: found.email })
    .where('id', '=', found.id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('account as other').select('other.id').where('other.email', '=', found.email))),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed) return 'taken';
  // Links to a new password were sent to the former address.
  await endResets(trx, 'account', found.id);
  return found;
}

/** Deletes changes that nobody has confirmed; returns their number. */
export async function sweepEmailChanges(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('account_email_change')
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
