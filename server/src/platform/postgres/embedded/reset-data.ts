import { lstat, readdir, readlink, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { RESTORE_FOLDERS } from '../../backup/swap-data';
import { ignoreMissing } from '../../ignore-missing';
import { explainError } from '../explain-failure';
import { stopAbandoned } from './stop-abandoned';

// A data folder may be one that holds other things as well; they are not ours to remove.
const OURS = /^(postgres|postgres[.-].+|objects|mail|sample-accounts\.json|signing-key\.pem)$/;
/** What a restore makes: data folders within the data folder. */
const OF_A_RESTORE: ReadonlySet<string> = new Set(Object.values(RESTORE_FOLDERS));
const OPEN_PLACE = /^colonnade-[0-9a-f]{12}-/;

/**
 * Removes everything Colonnade keeps in a data folder, stopping a PostgreSQL whose server was killed. Returns lines
 * that say what was done. Throws a StartError when a server runs on the folder, or when we may not.
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

/** True for the name of something in a data folder that is Colonnade's. */
export function isOurs(name: string): boolean {
  return OURS.test(name) || OF_A_RESTORE.has(name);
}

/** Where PostgreSQL's files could not lie in the data folder, it holds a link to them. */
async function removeOpenPlace(dataDir: string): Promise<void> {
  const entry = join(dataDir, 'postgres');
  const found = await lstat(entry).catch(ignoreMissing);
  if (!found?.isSymbolicLink()) return;
  const cluster = resolve(dataDir, await readlink(entry));
  const place = dirname(cluster);
  await rm(OPEN_PLACE.test(basename(place)) ? place : cluster, { recursive: true, force: true });
}
