import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../ignore-missing';
import { ownProcessId } from '../operating-system';

export const PASSWORD_FILE = 'postgres-password';
const RANDOM_BYTES = 32;

/** Reads or creates the password of a data folder's PostgreSQL, in a file for its owner alone. */
export async function databasePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, PASSWORD_FILE);
  const known = (await readFile(file, 'utf8').catch(ignoreMissing))?.trim();
  if (known) return known;
  const unfinished = `${file}.new-${ownProcessId()}`;
  await writeSynced(unfinished, `${randomBytes(RANDOM_BYTES).toString('base64url')}\n`);
  // Of two concurrent starts the first one wins. An empty file is left by a power failure.
  if (known === '') await rename(unfinished, file);
  else await link(unfinished, file).catch(ignoreThere);
  await rm(unfinished, { force: true });
  return (await readFile(file, 'utf8')).trim();
}

async function writeSynced(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  const opened = await open(file, 'wx', 0o600);
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

function ignoreThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
