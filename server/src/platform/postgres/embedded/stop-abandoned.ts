import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../ignore-missing';
import { findClusterFolder } from './cluster-folder';
import { databasePassword } from './database-password';
import { holdDataFolder } from './hold-data-folder';
import { ownProcessId } from '../operating-system';
import { findRunning, type Postmaster } from './postmaster';
import { requirePassword } from '../require-password';
import { endPostgres } from './run-postgres';
import { connectionTo } from './start-embedded';
import { StartError } from '../start-error';

// The connection of a server that has just been killed takes a moment to end.
const LEAVING_MS = 1000;

/** Stops a PostgreSQL whose server was killed. Throws a StartError if a server runs on the folder. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(ignoreMissing);
  const running = cluster === undefined ? undefined : await findRunning(cluster);
  if (!running) return;
  await refuseIfHeld(dataDir, running);
  await endPostgres(running.pid, running.socketFolder);
}

/** A PostgreSQL that accepts no connections has no server. */
async function refuseIfHeld(dataDir: string, running: Postmaster): Promise<void> {
  const connection = connectionTo({ ...running, password: await databasePassword(dataDir) });
  try {
    await requirePassword({ connection, folder: await findClusterFolder(dataDir), pid: running.pid });
    const hold = await holdDataFolder(connection, { dataDir, pid: ownProcessId(), patienceMs: LEAVING_MS });
    await hold.release();
  } catch (error) {
    if (error instanceof StartError) throw error;
  }
}
