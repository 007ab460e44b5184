import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { TextSeal } from '../../platform/text-seal';
import type { CodeOfAccount } from './authenticator.store';
import { lockAccount } from './two-step-status';

const COUNT = 10;
/** 80 bits: too many to be guessed from its hash. */
const CODE_BYTES = 10;
const GROUP = /.{4}/g;
/** A new set can be seen for ten minutes. */
const UNSHOWN_SECONDS = 600;

/** A random code such as `1f3a-90bc-77d2-e01b-4c5d`. */
function createRecoveryCode(): string {
  return (randomBytes(CODE_BYTES).toString('hex').match(GROUP) ?? []).join('-');
}

/** What is hashed of a code: case and hyphens do not matter. */
function plainCode(sent: string): string {
  return sent.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
}

/** Makes a new set of codes in place of the former one. They are shown once, and stored as hashes. */
export async function renewRecoveryCodes(trx: Database, seal: TextSeal, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, createRecoveryCode);
  await lockAccount(trx, accountId);
  await endRecoveryCodes(trx, accountId);
  await trx
    .insertInto('account_recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: tokenHash(plainCode(code)) })))
    .execute();
  await trx
    .insertInto('account_unshown_codes')
    .values({
      account_id: accountId,
      codes: seal.seal(codes.join(' '), accountId),
      ends_at: sql<Date>`now() + make_interval(secs => ${UNSHOWN_SECONDS})`,
    })
    .execute();
  return codes;
}

/** Makes codes unless the account has some. */
export async function ensureRecoveryCodes(trx: Database, seal: TextSeal, accountId: string): Promise<void> {
  if ((await countRecoveryCodes(trx, accountId)) === undefined) await renewRecoveryCodes(trx, seal, accountId);
}

export async function endRecoveryCodes(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account_unshown_codes').where('account_id', '=', accountId).execute();
}

/** The new set, the first time it is asked for; undefined afterwards. */
export async function takeUnshownCodes(
  db: Database,
  seal: TextSeal,
  accountId: string,
): Promise<readonly string[] | undefined> {
  const row = await db
    .deleteFrom('account_unshown_codes')
    .where('account_id', '=', accountId)
    .returning(['codes', sql<boolean>`ends_at > now()`.as('isInTime')])
    .executeTakeFirst();
  return row?.isInTime ? seal.open(row.codes, accountId)?.split(' ') : undefined;
}

/** Spends a code; true once for each, even if it is sent several times at once. */
export async function spendRecoveryCode(trx: Database, { accountId, code }: CodeOfAccount): Promise<boolean> {
  const used = await trx
    .updateTable('account_recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', tokenHash(plainCode(code)))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Number of unused codes; undefined if the account has no set. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number | undefined> {
  const { all, unused } = await db
    .selectFrom('account_recovery_code')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where used_at is null))::int`.as('unused'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return all === 0 ? undefined : unused;
}
