import { lstat, readdir, readlink, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { RESTORE_FOLDERS } from '../../backup/swap-data';
import { ignoreMissing } from '../../ignore-missing';
import { explainError } from '../explain-failure';
import { stopAbandoned } from './stop-abandoned';

// A data folder may contain other files, which are not ours to remove.
const OURS = /^(postgres|postgres[.-].+|objects|mail|sample-accounts\.json|signing-key\.pem)$/;
/** Data folders that a restore creates within the data folder. */
const OF_A_RESTORE: ReadonlySet<string> = new Set(Object.values(RESTORE_FOLDERS));
const OPEN_PLACE = /^colonnade-[0-9a-f]{12}-/;

/**
 * Removes Colonnade's data from a data folder. Returns lines about the result. Throws a StartError if a server runs on
 * the folder, or without permission.
 */
export async function resetData(dataDir: string): Promise<string[]> {
  try {
    const entries = await readdir(dataDir).catch(ignoreMissing);
    if (!entries?.some(isOurs)) return [`There is no local data in ${dataDir}.`];
    await stopAbandoned(dataDir);
    await removeOpenPlace(dataDir);
    for (const name of entries.filter((entry) => OF_A_RESTORE.has(entry))) await resetData(join(dataDir, name));
    for (const name of entries.filter(isOurs)) await rm(join(dataDir, name), { recursive: true, force: true });
    const others = entries.filter((entry) => !isOurs(entry));
    if (others.length === 0) await rmdir(dataDir);
    return [
      `All local data in ${dataDir} is forgotten${others.length === 0 ? '' : `; left alone: ${others.join(', ')}`}.`,
    ];
  } catch (error) {
    throw explainError(error, dataDir);
  }
}

/** True for names in a data folder that belong to Colonnade. */
export function isOurs(name: string): boolean {
  return OURS.test(name) || OF_A_RESTORE.has(name);
}

/** If PostgreSQL's files could not be in the data folder, it contains a link to them. */
async function removeOpenPlace(dataDir: string): Promise<void> {
  const entry = join(dataDir, 'postgres');
  const found = await lstat(entry).catch(ignoreMissing);
  if (!found?.isSymbolicLink()) return;
  const cluster = resolve(dataDir, await readlink(entry));
  const place = dirname(cluster);
  await rm(OPEN_PLACE.test(basename(place)) ? place : cluster, { recursive: true, force: true });
}
