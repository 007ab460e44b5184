import type { Services } from '../../site/services';
import { createAccount } from './account.store';
import { rolesOf, SAMPLE_ACCOUNTS, type SampleAccount } from './sample-accounts';
import { hashPassword } from '../../site/password/password';
import { samplePasswords, withRightPassword } from '../../site/password/sample-passwords';

/** A sample account with its password. */
export interface SampleSignIn extends SampleAccount {
  readonly password: string;
}

/**
 * Creates missing sample accounts with random passwords, kept in the data folder. Returns those whose password is known
 * and unchanged.
 */
export async function makeSampleAccounts({ config, db }: Services): Promise<SampleSignIn[]> {
  const rows = await db.selectFrom('site').select(['id', 'identifier']).execute();
  const siteIds = new Map(rows.map(({ id, identifier }) => [identifier, id]));
  const wanted = SAMPLE_ACCOUNTS.filter((account) => rolesOf(account, siteIds).length > 0);
  if (wanted.length === 0) return [];
  const passwords = await samplePasswords(config, wanted);
  const known = await db.selectFrom('account').select(['email', 'password_hash']).execute();
  const hashes = new Map(known.map((row) => [row.email, row.password_hash]));
  for (const account of wanted.filter(({ email }) => !hashes.has(email))) {
    const passwordHash = await hashPassword(passwords[account.email] ?? '');
    const isMade = await createAccount(db, { ...account, passwordHash, roles: rolesOf(account, siteIds) });
    if (isMade) hashes.set(account.email, passwordHash);
  }
  return withRightPassword(wanted, { passwords, hashes });
}
