import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterState, findClusterFolder, ownCluster, type ClusterFolder } from './cluster-folder';
import type { SocketConnection } from './socket-connection';
import { createCluster, DATABASE_USER } from './create-cluster';
import { databasePassword } from './database-password';
import { ensureDatabase } from '../ensure-database';
import { explainError } from '../explain-failure';
import { damaged, didNotStart, notOnWindows } from '../failure-messages';
import { findBinaries, type Binaries } from '../binaries/find-binaries';
import { platform, sendSignal } from '../operating-system';
import { findRunning, waitUntilGoingDown, waitUntilGone, waitUntilReady } from './postmaster';
import { requirePassword } from '../require-password';
import {
  endPostgres,
  launchPostgres,
  LITTLE_PATIENCE_MS,
  LOG_NAME,
  removeStaleLock,
  type Settings,
} from './run-postgres';
import { SOCKET_PORT } from './socket-folder';

const DATABASE_NAME = 'colonnade';
const CANNOT_CONNECT_NOW = '57P03';
const LONGEST_END_MS = 5_000;
const LONGEST_WAIT_MS = 20_000;
const TRY_EVERY_MS = 200;
const LONGEST_SHUTDOWN_MS = 60_000;

export interface EmbeddedOptions {
  /** The folder of all local data; created if absent. */
  dataDir: string;
  log: (line: string) => void;
  /** Aborts the start; what was started is stopped, and the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Folder for the socket, from an earlier start; a new one by default. */
  socketFolder?: string;
  /** More server settings, as in postgresql.conf; for tests. */
  settings?: Settings;
  /** Folders to search for a place if root's PostgreSQL user cannot enter `dataDir`; for tests. */
  openRoots?: readonly string[];
}

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** True if it ran already: its server was killed, or still lives (only `holdDataFolder` can tell). */
  adopted: boolean;
  pid: number;
  /** Shuts down one that has just started and cannot be used. */
  giveUp(): Promise<void>;
  /** Shuts it down, writing all data, and waits for its end. */
  stop(): Promise<void>;
  /** Starts the shutdown without waiting; for an exit at once. */
  stopWithoutWaiting(): void;
  /**
   * Waits for a "smart shutdown", which would wait for our connections; false if it ends or the signal aborts before.
   */
  isShuttingDown(signal: AbortSignal): Promise<boolean>;
}

interface Running {
  pid: number;
  socketFolder: string;
  port: number;
  password: string;
  adopted: boolean;
}

/**
 * Runs PostgreSQL on a data folder: adopts a running one, else starts one, in a new cluster if needed. Throws a
 * StartError: no PostgreSQL, another major version, damaged data, disk full, no permission.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (platform === 'win32') throw notOnWindows();
  try {
    const folder = await findClusterFolder(options.dataDir, options.openRoots);
    const running = await adoptOrLaunch(options, folder);
    const { adopted, pid } = running;
    const isShuttingDown = (signal: AbortSignal) => waitUntilGoingDown(folder.cluster, pid, signal);
    return { connection: connectionTo(running), adopted, pid, ...stopActions(running), isShuttingDown };
  } catch (error) {
    throw explainError(error, options.dataDir);
  }
}

function giveUp({ pid, socketFolder }: Running): Promise<void> {
  return endPostgres(pid, socketFolder, LITTLE_PATIENCE_MS);
}

function stopActions(running: Running): Pick<EmbeddedPostgres, 'giveUp' | 'stop' | 'stopWithoutWaiting'> {
  const { pid, socketFolder } = running;
  return {
    giveUp: () => giveUp(running),
    stop: () => endPostgres(pid, socketFolder),
    stopWithoutWaiting: () => void sendSignal(pid, 'SIGINT'),
  };
}

export function connectionTo({
  socketFolder,
  port,
  password,
}: Pick<Running, 'socketFolder' | 'port' | 'password'>): SocketConnection {
  return { host: socketFolder, port, database: DATABASE_NAME, user: DATABASE_USER, password, ssl: false };
}

async function adoptOrLaunch(options: EmbeddedOptions, folder: ClusterFolder): Promise<Running> {
  const password = await databasePassword(options.dataDir);
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await pause(TRY_EVERY_MS)) {
    const found = (await adopt(options, folder)) ?? (await launch(options, folder));
    const running = found && { ...found, password };
    if (running && (await hasDatabase(running, folder))) return running;
  }
  throw didNotStart('another PostgreSQL is still on the same files', join(folder.place, LOG_NAME));
}

/** Requires the password, and creates the database if needed. False if PostgreSQL ended or is recovering. */
async function hasDatabase(running: Running, folder: ClusterFolder): Promise<boolean> {
  const connection = connectionTo(running);
  try {
    await requirePassword({ connection, folder, pid: running.pid });
    await ensureDatabase(connection);
    return true;
  } catch (error) {
    if (running.adopted && (isRecovering(error) || (await waitUntilGone(running.pid, LONGEST_END_MS)))) return false;
    if (!running.adopted) await giveUp(running);
    throw error;
  }
}

function isRecovering(error: unknown): boolean {
  return (error as { code?: string }).code === CANNOT_CONNECT_NOW;
}

/** Adopts the PostgreSQL that runs on the cluster; undefined if none does, or after waiting for its shutdown. */
async function adopt(
  { log, signal }: EmbeddedOptions,
  { cluster, place }: ClusterFolder,
): Promise<Omit<Running, 'password'> | undefined> {
  const found = await findRunning(cluster);
  if (!found) return undefined;
  if (!(await waitUntilReady(cluster, found.pid, signal))) {
    await waitUntilGone(found.pid, LONGEST_SHUTDOWN_MS);
    return undefined;
  }
  const { pid, port, socketFolder } = (await findRunning(cluster)) ?? found;
  if (!socketFolder) throw didNotStart(`process ${pid} runs it without a socket`, join(place, LOG_NAME));
  log(`Using the PostgreSQL that already runs on ${cluster} (process ${pid})`);
  return { pid, port, socketFolder, adopted: true };
}

async function launch(options: EmbeddedOptions, folder: ClusterFolder): Promise<Omit<Running, 'password'> | undefined> {
  const { log, signal } = options;
  const state = await clusterState(folder.cluster);
  if (state === 'incomplete') throw damaged(folder.cluster, 'it holds files, but no whole PostgreSQL data');
  const wanted = state === 'absent' ? undefined : state.major;
  const binaries = await findBinaries({ ...folder, wanted });
  signal?.throwIfAborted();
  if (state === 'absent') await create(options, folder, binaries);
  await ownCluster(folder);
  await removeStaleLock(folder.cluster);
  const { settings = {}, socketFolder } = options;
  const launched = await launchPostgres({ binaries, folder, settings, signal, socketFolder });
  if (!launched) return undefined;
  log(`PostgreSQL ${binaries.version} runs on ${folder.cluster}`);
  return { ...launched, port: SOCKET_PORT, adopted: false };
}

async function create({ log }: EmbeddedOptions, folder: ClusterFolder, binaries: Binaries): Promise<void> {
  log(`Making a database in ${folder.cluster}`);
  await createCluster(binaries, folder);
}
