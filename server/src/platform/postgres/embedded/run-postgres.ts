import { spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterFolder } from './cluster-folder';
import { explainOutput } from '../explain-failure';
import type { Binaries } from '../binaries/find-binaries';
import { isKnown, sendSignal } from '../operating-system';
import { isSurelyGone, readPostmaster, waitUntilGone, waitUntilReady } from './postmaster';
import { asUser, PROGRAM_ENVIRONMENT } from '../run-program';
import { makeSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder';

export const LOG_NAME = 'postgres.log';

const LARGEST_LOG_BYTES = 1024 * 1024;
const PATIENCE_MS = 60_000;
/** For a PostgreSQL that has just started and has nothing to write; killed at that moment, its shutdown can hang. */
export const LITTLE_PATIENCE_MS = 3_000;

// Another PostgreSQL uses the cluster, or the last processes of a killed one are ending.
const TAKEN = /lock file "postmaster.pid" already exists|pre-existing shared memory block/;

export type Settings = Readonly<Record<string, string>>;

interface Launch {
  binaries: Binaries;
  folder: ClusterFolder;
  settings: Settings;
  signal: AbortSignal | undefined;
  /** Folder for the socket; a new one by default. */
  socketFolder: string | undefined;
}

/**
 * Starts PostgreSQL, out of reach of Ctrl-C, and waits until it accepts connections. Undefined if another one runs.
 * Throws a StartError if it cannot start, or the signal's reason.
 */
export async function launchPostgres(launch: Launch): Promise<{ pid: number; socketFolder: string } | undefined> {
  const { folder, signal } = launch;
  const socketFolder = await makeSocketFolder(folder, launch.socketFolder);
  const log = join(folder.place, LOG_NAME);
  let pid: number | undefined;
  let logStart: number;
  try {
    ({ pid, logStart } = await spawnPostgres(launch, socketFolder, log));
    if (await waitUntilReady(folder.cluster, pid, signal)) return { pid, socketFolder };
  } catch (error) {
    await (pid === undefined ? removeSocketFolder(socketFolder) : endPostgres(pid, socketFolder, LITTLE_PATIENCE_MS));
    throw error;
  }
  await endPostgres(pid, socketFolder, LITTLE_PATIENCE_MS);
  const output = (await readFile(log).catch(() => Buffer.of())).subarray(logStart).toString();
  if (TAKEN.test(output)) return undefined;
  throw await explainOutput(output, folder.cluster, log);
}

/** Shuts PostgreSQL down (fast mode) within `longestMs`, and waits until it has ended. */
export async function endPostgres(pid: number, socketFolder: string, longestMs = PATIENCE_MS): Promise<void> {
  sendSignal(pid, 'SIGINT');
  if (!(await waitUntilGone(pid, longestMs))) {
    // It could not write its data in time; the next start replays its journal.
    sendSignal(pid, 'SIGQUIT');
    await waitUntilGone(pid, PATIENCE_MS);
  }
  await removeSocketFolder(socketFolder);
}

/** Removes a `postmaster.pid` whose process id another program has now; PostgreSQL would refuse to start. */
export async function removeStaleLock(cluster: string): Promise<void> {
  const noted = await readPostmaster(cluster);
  if (!noted || !(await isSurelyGone(cluster, noted))) return;
  if (isKnown(noted.pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
  await removeSocketFolder(noted.socketFolder);
}

async function spawnPostgres(launch: Launch, socketFolder: string, log: string) {
  await keepLogSmall(log);
  const logFile = await open(log, 'a', 0o600);
  try {
    const { size: logStart } = await logFile.stat();
    const { cluster, user } = launch.folder;
    if (user) await logFile.chown(user.uid, user.gid);
    const child = spawn(launch.binaries.postgres, launchOptions(cluster, socketFolder, launch.settings), {
      cwd: cluster,
      env: PROGRAM_ENVIRONMENT,
      stdio: ['ignore', logFile.fd, logFile.fd],
      detached: true,
      ...asUser(user),
    });
    child.unref();
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    return { pid: child.pid as number, logStart };
  } finally {
    await logFile.close();
  }
}

function launchOptions(cluster: string, socketFolder: string, settings: Settings): string[] {
  const all: Settings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: 'on',
    ...settings,
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function keepLogSmall(log: string): Promise<void> {
  const found = await stat(log).catch(() => undefined);
  if (found && found.size > LARGEST_LOG_BYTES) await rename(log, `${log}.1`);
}
