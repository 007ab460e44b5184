import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive, platform } from '../operating-system';
import { isPostgresCommand } from './postgres-command';

const LOOK_EVERY_MS = 20;
/** A shutdown is noticed after two checks; nobody can connect meanwhile. */
const WATCH_EVERY_MS = 500;

/** The content of `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its socket; empty if it has none. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping' | '';
}

/** Reads a cluster's `postmaster.pid`; undefined if it is missing or malformed. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = (lines[7] ?? '').trim() as Postmaster['status'];
  return { pid, port: Number(lines[3]) || 0, socketFolder: (lines[4] ?? '').trim(), status };
}

/** The PostgreSQL that runs on a cluster. Another process that got the same id later does not count. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  const noted = await readPostmaster(cluster);
  return noted && isAlive(noted.pid) && (await isPostgresOn(cluster, noted.pid)) ? noted : undefined;
}

/** True if a known PostgreSQL has certainly ended: its process is gone, or another program has its id. */
export async function isSurelyGone(cluster: string, { pid }: Postmaster): Promise<boolean> {
  return !isAlive(pid) || (await isPostgresOn(cluster, pid)) === false;
}

/** Waits until PostgreSQL accepts connections; false if it ends or shuts down instead. */
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

/** Waits until a process has ended; false if it still runs after that time. */
export async function waitUntilGone(pid: number, longestMs: number): Promise<boolean> {
  const end = Date.now() + longestMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

/** Waits until two checks see PostgreSQL shut down; false if it has ended or the signal is aborted before. */
export async function waitUntilGoingDown(cluster: string, pid: number, signal: AbortSignal): Promise<boolean> {
  for (let looks = 0; !signal.aborted && isAlive(pid);) {
    const noted = await readPostmaster(cluster);
    looks = noted?.pid === pid && noted.status === 'stopping' ? looks + 1 : 0;
    if (looks === 2) return !signal.aborted;
    await pause(WATCH_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}

/** Whether a process is a PostgreSQL on this cluster; undefined if the system does not say. */
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
  // Twice `w`: unlimited width.
  const args = ['-ww', '-o', 'args=', '-p', String(pid)];
  const listed = await promisify(execFile)('ps', args).catch(() => undefined);
  const line = listed?.stdout.trim();
  return line ? isPostgresCommand(line, cluster) : undefined;
}
