import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../http/services';
import { createAccount } from './account.store';
import { isPasswordRight } from './password';
import { rolesOf, SAMPLE_ACCOUNTS, type SampleAccount } from './sample-accounts';

/** In the data folder; passwords that open nothing but the samples of this machine. */
const FILE = 'sample-accounts.json';
/** Only who runs the server may read it. */
const OWNER_ONLY = 0o600;
const PASSWORD_BYTES = 12;

/** A sample account that can be signed in with. */
export interface SampleSignIn extends SampleAccount {
  readonly password: string;
}

const passwordsSchema = z.record(z.string(), z.string());
type Passwords = z.output<typeof passwordsSchema>;

/**
 * Makes the accounts of the sample sites that are not there yet, each with a password of chance, which is kept in the data
 * folder. Gives those whose password is known: one that has been changed, or made by another instance, is not.
 */
export async function makeSampleAccounts({ config, db }: Services): Promise<SampleSignIn[]> {
  const rows = await db.selectFrom('site').select(['id', 'identifier']).execute();
  const siteIds = new Map(rows.map(({ id, identifier }) => [identifier, id]));
  const wanted = SAMPLE_ACCOUNTS.filter((account) => rolesOf(account, siteIds).length > 0);
  if (wanted.length === 0) return [];
  const file = join(config.dataDir, FILE);
  const passwords = await keepPasswords(file, wanted);
  for (const account of wanted) {
    const roles = rolesOf(account, siteIds);
    await createAccount(db, { ...account, password: passwords[account.email] ?? '', roles });
  }
  return stillRight(db, wanted, passwords);
}

/** The passwords of the file, with new ones for accounts it does not name. */
async function keepPasswords(file: string, accounts: readonly SampleAccount[]): Promise<Passwords> {
  const known = await readPasswords(file);
  const missing = accounts.filter(({ email }) => known[email] === undefined);
  if (missing.length === 0) return known;
  const made = missing.map(({ email }) => [email, randomBytes(PASSWORD_BYTES).toString('base64url')]);
  const passwords: Passwords = { ...known, ...Object.fromEntries(made) };
  await writeFile(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: OWNER_ONLY });
  return passwords;
}

/** A file that is gone or broken is written anew; the accounts it knew keep passwords nobody knows any more. */
async function readPasswords(file: string): Promise<Passwords> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return passwordsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

async function stillRight(
  db: Services['db'],
  accounts: readonly SampleAccount[],
  passwords: Passwords,
): Promise<SampleSignIn[]> {
  const rows = await db.selectFrom('account').select(['email', 'password_hash']).execute();
  const hashes = new Map(rows.map((row) => [row.email, row.password_hash]));
  const checked = accounts.map(async (account) => {
    const password = passwords[account.email] ?? '';
    return (await isPasswordRight(password, hashes.get(account.email))) ? [{ ...account, password }] : [];
  });
  return (await Promise.all(checked)).flat();
}
