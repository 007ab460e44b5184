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

/** Where PostgreSQL keeps its files, and who runs it. */
export interface ClusterFolder {
  /** The files themselves; may not exist yet. Absolute, without links. */
  cluster: string;
  /** The folder around it, which `user` may enter. */
  place: string;
  /** Undefined: ourselves. */
  user: SystemUser | undefined;
}

/**
 * Decides where the PostgreSQL files of a data folder lie: in `postgres/` below it, or, where root's PostgreSQL user
 * may not pass the folders above it, in an open place that `postgres` then links to. Makes the folders that are missing,
 * but not the cluster. Throws a StartError when neither works.
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

/** Lets the user pass through the data folder, which is Colonnade's own; false when the folders above it are closed. */
async function openUp(dataDir: string, user: SystemUser | undefined): Promise<boolean> {
  if (await isOpenTo(user, dataDir)) return true;
  if (!(await isOpenTo(user, dirname(dataDir)))) return false;
  await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o111);
  return isOpenTo(user, dataDir);
}

/** The link comes before the files, so that files without a link can only be those of a data folder that was removed. */
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

/** What a cluster's folder holds: nothing, a whole cluster of a major version, or something that is neither. */
export async function clusterState(cluster: string): Promise<{ major: string } | 'absent' | 'incomplete'> {
  const entries = await readdir(cluster).catch(ignoreMissing);
  if (entries === undefined || entries.length === 0) return 'absent';
  const major = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(ignoreMissing);
  const control = await stat(join(cluster, 'global', 'pg_control')).catch(ignoreMissing);
  return major === undefined || control === undefined ? 'incomplete' : { major: major.trim() };
}

/** Makes the cluster its user's own, for one that came here by a copy made as root. Nothing to do for ourselves. */
export async function ownCluster({ cluster, user }: ClusterFolder): Promise<void> {
  if (user !== undefined && (await stat(cluster)).uid !== user.uid) await giveTo(user, cluster);
}

async function giveTo(user: SystemUser, path: string): Promise<void> {
  const found = await lstat(path).catch(ignoreMissing);
  if (found?.isDirectory()) for (const name of await readdir(path)) await giveTo(user, join(path, name));
  // A folder after all in it: its owner is what another start looks at.
  await lchown(path, user.uid, user.gid).catch(ignoreMissing);
}
