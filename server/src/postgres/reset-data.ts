import { lstat, readdir, readlink, realpath, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { explainError } from './explain-failure';
import { holdDataFolder } from './hold-data-folder';
import { ownProcessId } from './operating-system';
import { findRunning } from './postmaster';
import { endPostgres } from './run-postgres';
import type { SocketConnection } from './socket-connection';
import { connectionTo } from './start-embedded';
import { StartError } from './start-error';

// A data folder may be one that holds other things as well; they are not ours to remove.
const OURS = /^(postgres|postgres[.-].+|objects|mail|sample-accounts\.json|signing-key\.pem)$/;
// The connection of a server that has just been killed takes a moment to end.
const LEAVING_MS = 1000;
const OPEN_PLACE = /^colonnade-[0-9a-f]{12}-/;

/**
 * Removes everything Colonnade keeps in a data folder, stopping a PostgreSQL whose server was killed. Returns lines
 * that say what was done. Throws a StartError when a server runs on the folder, or when we may not.
 */
export async function resetData(dataDir: string): Promise<string[]> {
  try {
    const entries = await readdir(dataDir).catch(ignoreMissing);
    if (!entries?.some((name) => OURS.test(name))) return [`There is no local data in ${dataDir}.`];
    await stopAbandoned(dataDir);
    await removeOpenPlace(dataDir);
    for (const name of entries.filter((entry) => OURS.test(entry)))
      await rm(join(dataDir, name), { recursive: true, force: true });
    const others = entries.filter((entry) => !OURS.test(entry));
    if (others.length === 0) await rmdir(dataDir);
    return [
      `All local data in ${dataDir} is forgotten${others.length === 0 ? '' : `; left alone: ${others.join(', ')}`}.`,
    ];
  } catch (error) {
    throw explainError(error, dataDir);
  }
}

async function stopAbandoned(dataDir: string): Promise<void> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(ignoreMissing);
  const running = cluster === undefined ? undefined : await findRunning(cluster);
  if (!running) return;
  await refuseIfHeld(connectionTo(running), dataDir);
  await endPostgres(running.pid, running.socketFolder);
}

/** A PostgreSQL that takes no connections has no server. */
async function refuseIfHeld(connection: SocketConnection, dataDir: string): Promise<void> {
  try {
    const hold = await holdDataFolder(connection, { dataDir, pid: ownProcessId(), patienceMs: LEAVING_MS });
    await hold.release();
  } catch (error) {
    if (error instanceof StartError) throw error;
  }
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

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
