import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { TextSeal } from '../../platform/text-seal';
import { totpStep } from './totp';

/** An authenticator app of an account; `secret` is undefined if it was sealed with a former key of the server. */
export interface Authenticator {
  readonly secret: string | undefined;
  readonly isOn: boolean;
}

export async function findAuthenticator(
  db: Database,
  seal: TextSeal,
  accountId: string,
): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('account_authenticator')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { secret: seal.open(row.secret, accountId), isOn: row.confirmed_at !== null };
}

/** Stores the secret of an app that has yet to confirm it. One that is in use stays; false then. */
export async function beginAuthenticator(
  db: Database,
  seal: TextSeal,
  { accountId, secret }: { readonly accountId: string; readonly secret: string },
): Promise<boolean> {
  const sealed = seal.seal(secret, accountId);
  const begun = await db
    .insertInto('account_authenticator')
    .values({ account_id: accountId, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: sealed })
        .where('account_authenticator.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export interface CodeOfAccount {
  readonly accountId: string;
  /** As it was typed. */
  readonly code: string;
}

/** Spends a code of an app that is on. True once for each code, even if it is sent several times at once. */
export function spendAuthenticatorCode(db: Database, seal: TextSeal, sent: CodeOfAccount): Promise<boolean> {
  return spendCode(db, seal, { ...sent, isOn: true });
}

/** Turns an app on with its first code; false if the code is wrong. */
export function confirmAuthenticator(db: Database, seal: TextSeal, sent: CodeOfAccount): Promise<boolean> {
  return spendCode(db, seal, { ...sent, isOn: false });
}

async function spendCode(
  db: Database,
  seal: TextSeal,
  { accountId, code, isOn }: CodeOfAccount & { readonly isOn: boolean },
): Promise<boolean> {
  const known = await findAuthenticator(db, seal, accountId);
  const step = known?.secret === undefined ? undefined : totpStep(known.secret, code);
  if (step === undefined || known?.isOn !== isOn) return false;
  // Of several requests with one code, the first raises the step.
  const used = await db
    .updateTable('account_authenticator')
    .set({ last_step: step, ...(isOn ? {} : { confirmed_at: sql<Date>`now()` }) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .where('confirmed_at', isOn ? 'is not' : 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Puts an app in use whose code was right. The caller has locked the account, which has none in use. */
export async function putAuthenticator(
  trx: Database,
  seal: TextSeal,
  { accountId, secret, step }: { readonly accountId: string; readonly secret: string; readonly step: number },
): Promise<void> {
  const values = { secret: seal.seal(secret, accountId), confirmed_at: new Date(), last_step: step };
  await trx
    .insertInto('account_authenticator')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Forgets an app that has not confirmed its first code; false if there is none. */
export async function endAuthenticatorSetup(db: Database, accountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('account_authenticator')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

/** False if there was none. */
export async function removeAuthenticator(trx: Database, accountId: string): Promise<boolean> {
  const gone = await trx.deleteFrom('account_authenticator').where('account_id', '=', accountId).executeTakeFirst();
  return gone.numDeletedRows > 0;
}
