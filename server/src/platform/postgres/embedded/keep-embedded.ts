import { setTimeout as pause } from 'node:timers/promises';
import { finishRestore } from '../../backup/finish-restore';
import { holdDataFolder, type Hold } from './hold-data-folder';
import type { SocketConnection } from './socket-connection';
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start-embedded';
import { StartError } from '../start-error';

const TRY_EVERY_MS = 200;
/** A crash is recovered from in a second or two, longer only where much was written since the last checkpoint. */
const LONGEST_OUTAGE_MS = 120_000;

/** What `keepEmbedded` needs to know beside what a start does. */
export interface KeepOptions extends EmbeddedOptions {
  /** This process's id, shown to those who come second. */
  pid: number;
  /** Told why, where the PostgreSQL ended by itself and cannot be brought back. */
  onLost: (error: unknown) => void;
  /** The longest it is tried to bring it back; for tests. */
  longestOutageMs?: number;
}

/** A PostgreSQL of our own that is started again when it ends by itself. */
export interface KeptPostgres {
  /** Stays the same, also after a crash. */
  readonly connection: SocketConnection;
  /** Gives the data folder back and shuts PostgreSQL down. */
  stop(): Promise<void>;
  /** Tells it to shut down and does not wait; for an exit at once. */
  stopWithoutWaiting(): void;
}

interface Kept {
  readonly embedded: EmbeddedPostgres;
  readonly hold: Hold;
}

/**
 * Makes a PostgreSQL run on a data folder, takes the exclusive right to the folder, and keeps both until `stop`: after
 * a crash, a kill or somebody's shutdown it starts again on the same socket, so that those who use it only have to
 * connect anew.
 * Throws what `startEmbedded` and `holdDataFolder` throw.
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
 * Waits until the right to the folder is lost. Where somebody has told PostgreSQL to end once nobody is connected any
 * more it takes no new connection and, as we are connected, stays: that is ended.
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

/** While it recovers it refuses connections, and the processes of a killed one take a moment to leave. */
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
