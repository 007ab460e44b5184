import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive, platform } from '../operating-system';
import { isPostgresCommand } from './postgres-command';

const LOOK_EVERY_MS = 20;
/** How long one that runs may be going down unnoticed, twice: nobody can connect to it meanwhile. */
const WATCH_EVERY_MS = 500;

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its socket; empty when it has none. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping' | '';
}

/** Reads a cluster's `postmaster.pid`; undefined when there is none, or none that can be read as one. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = (lines[7] ?? '').trim() as Postmaster['status'];
  return { pid, port: Number(lines[3]) || 0, socketFolder: (lines[4] ?? '').trim(), status };
}

/** The PostgreSQL that really runs on a cluster. A process that merely got the same id later does not count. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  const noted = await readPostmaster(cluster);
  return noted && isAlive(noted.pid) && (await isPostgresOn(cluster, noted.pid)) ? noted : undefined;
}

/** Whether the PostgreSQL that was noted is surely gone: its process has ended, or another program has its id now. */
export async function isSurelyGone(cluster: string, { pid }: Postmaster): Promise<boolean> {
  return !isAlive(pid) || (await isPostgresOn(cluster, pid)) === false;
}

/** Waits until a PostgreSQL takes connections. False when it ended instead, or goes down. */
export async function waitUntilReady(cluster: string, pid: number, signal?: AbortSignal): Promise<boolean> {
  while (isAlive(pid)) {
    signal?.throwIfAborted();
    const noted = await readPostmaster(cluster);
    if (noted?.pid === pid && noted.status === 'ready') return true;
    if (noted?.pid === pid && noted.status === 'stopping') return false;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

/** Waits until a process has ended. False when it still runs after that time. */
export async function waitUntilGone(pid: number, longestMs: number): Promise<boolean> {
  const end = Date.now() + longestMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

/**
 * Waits until a PostgreSQL is seen to go down twice, one look after the other: anyone who ends everything at once, this
 * process too, has aborted the signal by then. False when it has ended, or the signal is aborted, before that.
 */
export async function waitUntilGoingDown(cluster: string, pid: number, signal: AbortSignal): Promise<boolean> {
  for (let looks = 0; !signal.aborted && isAlive(pid);) {
    const noted = await readPostmaster(cluster);
    looks = noted?.pid === pid && noted.status === 'stopping' ? looks + 1 : 0;
    if (looks === 2) return !signal.aborted;
    await pause(WATCH_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}

/** Whether a process is a PostgreSQL on this cluster; undefined where the system does not tell. */
async function isPostgresOn(cluster: string, pid: number): Promise<boolean | undefined> {
  return platform === 'linux' ? isByFiles(cluster, pid) : isByList(cluster, pid);
}

async function isByFiles(cluster: string, pid: number): Promise<boolean | undefined> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command === undefined) return undefined;
  const args = command.split('\0');
  if (!basename(args[0] ?? '').startsWith('postgres')) return false;
  if (args.includes(cluster)) return true;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
}

async function isByList(cluster: string, pid: number): Promise<boolean | undefined> {
  // Twice `w`: as wide as it is, however wide a terminal would be.
  const args = ['-ww', '-o', 'args=', '-p', String(pid)];
  const listed = await promisify(execFile)('ps', args).catch(() => undefined);
  const line = listed?.stdout.trim();
  return line ? isPostgresCommand(line, cluster) : undefined;
}
