import { finishRestore } from '../../backup/finish-restore';
import type { SocketConnection } from './socket-connection';
import { holdDataFolder } from './hold-data-folder';
import { ownProcessId } from '../operating-system';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start-embedded';
import { StartError } from '../start-error';

/**
 * Runs `work` on the database of a data folder, beside a running server or on a PostgreSQL of its own. Throws what
 * `startEmbedded` and `work` throw.
 */
export async function borrowEmbedded<T>(
  options: EmbeddedOptions,
  work: (connection: SocketConnection) => Promise<T>,
): Promise<T> {
  await finishRestore(options.dataDir, options.log);
  const embedded = await startEmbedded(options);
  try {
    return await work(embedded.connection);
  } finally {
    await stopUnlessHeld(embedded, options.dataDir);
  }
}

async function stopUnlessHeld(embedded: EmbeddedPostgres, dataDir: string): Promise<void> {
  try {
    const hold = await holdDataFolder(embedded.connection, { dataDir, pid: ownProcessId(), patienceMs: 0 });
    await hold.release();
    await embedded.stop();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
}
