import { appendFile, chmod, chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ClusterFolder } from './cluster-folder';
import { explainOutput } from '../explain-failure';
import type { Binaries } from '../binaries/find-binaries';
import { isAlive, ownProcessId } from '../operating-system';
import { LOG_NAME } from './run-postgres';
import { runProgram } from '../run-program';

export const DATABASE_USER = 'colonnade';

const LONGEST_CREATION_MS = 10 * 60_000;

/**
 * Creates an empty cluster in a temporary folder, and renames it when complete. Throws a StartError: disk full, no
 * permission, user without a name.
 */
export async function createCluster(binaries: Binaries, { cluster, user }: ClusterFolder): Promise<void> {
  await removeUnfinished(cluster);
  const unfinished = `${cluster}.new-${ownProcessId()}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    if (user) await chown(unfinished, user.uid, user.gid);
    await chmod(unfinished, 0o700);
    await fill(unfinished, binaries, user);
    await moveInto(cluster, unfinished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function fill(folder: string, binaries: Binaries, user: ClusterFolder['user']): Promise<void> {
  const options = ['-D', folder, '-U', DATABASE_USER, '--encoding=UTF8', '--auth-local=trust', '--auth-host=reject'];
  let ended = await runProgram(binaries.initdb, [...options, ...localeOptions(binaries.major)], { cwd: folder, user });
  if (ended.code !== 0 && /invalid locale name/.test(ended.output)) {
    ended = await runProgram(binaries.initdb, [...options, '--locale=C'], { cwd: folder, user });
  }
  if (ended.code === 0) return;
  const log = join(dirname(folder), LOG_NAME);
  await appendFile(log, ended.output, { mode: 0o600 }).catch(() => undefined);
  throw await explainOutput(ended.output, dirname(folder), log);
}

/** Sorting and letter case must not change with the system's locale data. PostgreSQL 17 has its own. */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8', '--data-checksums'];
}

async function moveInto(cluster: string, unfinished: string): Promise<void> {
  try {
    await rename(unfinished, cluster);
  } catch (error) {
    // Another start was faster; its cluster is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  const folder = await open(dirname(cluster));
  // The rename must be durable before anything is stored. Not every file system supports this.
  await folder.sync().catch(() => undefined);
  await folder.close();
}

async function removeUnfinished(cluster: string): Promise<void> {
  const mark = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(mark)) continue;
    const path = join(dirname(cluster), name);
    if (await isBeingMade(path, Number(name.slice(mark.length)))) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

async function isBeingMade(path: string, pid: number): Promise<boolean> {
  if (pid === ownProcessId() || !isAlive(pid)) return false;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < LONGEST_CREATION_MS;
}
