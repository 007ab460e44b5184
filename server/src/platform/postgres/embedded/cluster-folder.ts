import {
  chmod,
  lchown,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ignoreMissing } from '../../ignore-missing';
import { damaged, notAllowed } from '../failure-messages';
import { isOpenTo, makeOpenPlace } from '../open-place';
import { postgresUser, type SystemUser } from '../system-user';

/** Where PostgreSQL keeps its files, and which user runs it. */
export interface ClusterFolder {
  /** The cluster folder, which may not exist yet. Absolute, without links. */
  cluster: string;
  /** The folder around it, which `user` may enter. */
  place: string;
  /** Undefined for this process's own user. */
  user: SystemUser | undefined;
}

/**
 * Finds the place of a data folder's PostgreSQL: `postgres/` in it, or an open folder it links to if root's PostgreSQL
 * user cannot enter. Throws a StartError if neither works.
 */
export async function findClusterFolder(dataDir: string, openRoots?: readonly string[]): Promise<ClusterFolder> {
  await mkdir(dataDir, { recursive: true });
  const entry = join(await realpath(dataDir), 'postgres');
  const found = await lstat(entry).catch(ignoreMissing);
  if (found?.isSymbolicLink()) return followLink(entry);
  const user = await postgresUser(found);
  if (await openUp(dirname(entry), user)) return { cluster: entry, place: dirname(entry), user };
  if (found || user === undefined) throw notAllowed(entry);
  await makeLink(entry, await makeOpenPlace(dataDir, user, openRoots));
  return followLink(entry);
}

/** Lets the user enter the data folder; false if the folders above it are closed. */
async function openUp(dataDir: string, user: SystemUser | undefined): Promise<boolean> {
  if (await isOpenTo(user, dataDir)) return true;
  if (!(await isOpenTo(user, dirname(dataDir)))) return false;
  await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o111);
  return isOpenTo(user, dataDir);
}

/** The link is created first: files without a link can only belong to a removed data folder. */
async function makeLink(entry: string, place: string): Promise<void> {
  try {
    await symlink(join(place, 'postgres'), entry);
  } catch (error) {
    await rmdir(place);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function followLink(entry: string): Promise<ClusterFolder> {
  const place = await realpath(dirname(resolve(dirname(entry), await readlink(entry)))).catch(ignoreMissing);
  if (place === undefined) throw damaged(entry, 'the folder it links to is gone');
  const cluster = join(place, basename(await readlink(entry)));
  const user = await postgresUser(await stat(cluster).catch(ignoreMissing));
  if (!(await isOpenTo(user, place))) throw notAllowed(cluster);
  return { cluster, place, user };
}

/** The state of a cluster's folder: absent, complete with its major version, or incomplete. */
export async function clusterState(cluster: string): Promise<{ major: string } | 'absent' | 'incomplete'> {
  const entries = await readdir(cluster).catch(ignoreMissing);
  if (entries === undefined || entries.length === 0) return 'absent';
  const major = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(ignoreMissing);
  const control = await stat(join(cluster, 'global', 'pg_control')).catch(ignoreMissing);
  return major === undefined || control === undefined ? 'incomplete' : { major: major.trim() };
}

/** Gives the cluster to its user, after a copy made as root. */
export async function ownCluster({ cluster, user }: ClusterFolder): Promise<void> {
  if (user !== undefined && (await stat(cluster)).uid !== user.uid) await giveTo(user, cluster);
}

async function giveTo(user: SystemUser, path: string): Promise<void> {
  const found = await lstat(path).catch(ignoreMissing);
  if (found?.isDirectory()) for (const name of await readdir(path)) await giveTo(user, join(path, name));
  // The folder comes last, because the next start checks only its owner.
  await lchown(path, user.uid, user.gid).catch(ignoreMissing);
}
