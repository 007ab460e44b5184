import { setTimeout as pause } from 'node:timers/promises';
import { finishRestore } from '../../backup/finish-restore';
import { holdDataFolder, type Hold } from './hold-data-folder';
import type { SocketConnection } from './socket-connection';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start-embedded';
import { StartError } from '../start-error';

const TRY_EVERY_MS = 200;
/** Crash recovery takes a second or two, longer after many writes since the last checkpoint. */
const LONGEST_OUTAGE_MS = 120_000;

export interface KeepOptions extends EmbeddedOptions {
  /** This process's id, shown to processes that fail to get the lock. */
  pid: number;
  /** Called with the reason if PostgreSQL ended and cannot be restarted. */
  onLost: (error: unknown) => void;
  longestOutageMs?: number;
}

/** An embedded PostgreSQL that is restarted when it ends. */
export interface KeptPostgres {
  /** Stays the same after a crash. */
  readonly connection: SocketConnection;
  /** Releases the data folder, and shuts PostgreSQL down. */
  stop(): Promise<void>;
  /** Starts the shutdown without waiting; for an exit at once. */
  stopWithoutWaiting(): void;
}

interface Kept {
  readonly embedded: EmbeddedPostgres;
  readonly hold: Hold;
}

/**
 * Runs PostgreSQL on a locked data folder until `stop`; after a crash it starts again on the same socket. Throws what
 * `startEmbedded` and `holdDataFolder` throw.
 */
export async function keepEmbedded(options: KeepOptions): Promise<KeptPostgres> {
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  await finishRestore(options.dataDir, options.log);
  let kept: Kept | undefined = await take({ ...options, signal });
  const { connection } = kept.embedded;

  const stopped = aborted(stopping.signal);

  const keep = async (): Promise<void> => {
    while (kept) {
      await Promise.race([untilLost(kept, signal), stopped]);
      if (stopping.signal.aborted) return;
      options.log('PostgreSQL has exited; it restarts');
      kept = undefined;
      kept = await takeAgain({ ...options, signal, socketFolder: connection.host });
      options.log('PostgreSQL runs again');
    }
  };
  const keeping = keep().catch((error: unknown) => {
    if (!signal.aborted) options.onLost(error);
  });
  return {
    connection,
    stop: async () => {
      stopping.abort();
      await keeping;
      await kept?.hold.release();
      await kept?.embedded.stop();
    },
    stopWithoutWaiting: () => kept?.embedded.stopWithoutWaiting(),
  };
}

async function take(options: KeepOptions): Promise<Kept> {
  const embedded = await startEmbedded(options);
  try {
    return { embedded, hold: await holdDataFolder(embedded.connection, options) };
  } catch (error) {
    if (!embedded.adopted) await embedded.giveUp();
    throw error;
  }
}

/**
 * Waits until the lock is lost. A PostgreSQL in "smart shutdown" would wait for our connection for ever; it is stopped.
 */
async function untilLost({ embedded, hold }: Kept, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const ended = endOnShutdown(embedded, AbortSignal.any([signal, over.signal]));
  await Promise.race([hold.lost, ended.then(() => hold.lost)]);
  over.abort();
  await ended;
}

async function endOnShutdown(embedded: EmbeddedPostgres, signal: AbortSignal): Promise<void> {
  if (await embedded.isShuttingDown(signal)) await embedded.stop();
}

/** During recovery PostgreSQL refuses connections, and processes of a killed one take a moment to end. */
async function takeAgain(options: KeepOptions): Promise<Kept> {
  const end = Date.now() + (options.longestOutageMs ?? LONGEST_OUTAGE_MS);
  for (;;) {
    try {
      return await takeOnSameSocket(options);
    } catch (error) {
      if (options.signal?.aborted || Date.now() > end) throw error;
      await pause(TRY_EVERY_MS, undefined, { signal: options.signal });
    }
  }
}

async function takeOnSameSocket(options: KeepOptions): Promise<Kept> {
  const taken = await take(options);
  if (taken.embedded.connection.host === options.socketFolder) return taken;
  await taken.hold.release();
  throw new StartError(`Another PostgreSQL runs on ${options.dataDir} now: start again to use it.`);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
