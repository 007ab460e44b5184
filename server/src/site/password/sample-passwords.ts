import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../platform/environment/config';
import { chancePassword } from './chance-password';
import { isPasswordRight } from './password';

/** In the data folder. These passwords only open the samples of this machine. */
const FILE = 'sample-accounts.json';
const OWNER_ONLY = 0o600;

const passwordsSchema = z.record(z.string(), z.string());
/** Passwords by email address. */
type Passwords = z.output<typeof passwordsSchema>;

interface Person {
  readonly email: string;
}

/** The passwords of the file, with new random ones for people it does not contain. */
export async function samplePasswords(
  { dataDir }: Pick<Config, 'dataDir'>,
  people: readonly Person[],
): Promise<Passwords> {
  const file = join(dataDir, FILE);
  const known = await readPasswords(file);
  const missing = people.filter(({ email }) => known[email] === undefined);
  if (missing.length === 0) return known;
  const made = missing.map(({ email }) => [email, chancePassword()]);
  const passwords: Passwords = { ...known, ...Object.fromEntries(made) };
  await writeFile(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: OWNER_ONLY });
  return passwords;
}

/** A missing or damaged file is written again; its people keep passwords that nobody knows. */
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

interface KnownPasswords {
  readonly passwords: Passwords;
  /** Stored hashes by email address. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** People whose stored hash matches the known password, with it. */
export async function withRightPassword<T extends Person>(
  people: readonly T[],
  { passwords, hashes }: KnownPasswords,
): Promise<(T & { readonly password: string })[]> {
  const checked = people.map(async (person) => {
    const password = passwords[person.email] ?? '';
    return (await isPasswordRight(password, hashes.get(person.email))) ? [{ ...person, password }] : [];
  });
  return (await Promise.all(checked)).flat();
}
