import { readFile } from 'node:fs/promises';
import { isRoot } from './operating-system';

/** A user other than this process's own. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const NOBODY_WHERE_UNLISTED: SystemUser = { uid: 65534, gid: 65534 };

/**
 * The user PostgreSQL has to run as, or undefined when that is ourselves. PostgreSQL refuses root: then it is the
 * owner of the data that is there already, or `nobody`.
 */
export async function postgresUser(owner: SystemUser | undefined): Promise<SystemUser | undefined> {
  if (!isRoot()) return undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await nobody()) ?? NOBODY_WHERE_UNLISTED;
}

async function nobody(): Promise<SystemUser | undefined> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(lines);
  // macOS writes -2; on the file system the same user is 4294967294.
  return fields ? { uid: Number(fields[1]) >>> 0, gid: Number(fields[2]) >>> 0 } : undefined;
}
