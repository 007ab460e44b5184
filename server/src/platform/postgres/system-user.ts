import { readFile } from 'node:fs/promises';
import { isRoot } from './operating-system';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NOBODY_WHERE_UNLISTED: SystemUser = { uid: 65534, gid: 65534 };

/**
 * The user to run PostgreSQL, which refuses root: the owner of existing data, or `nobody`; undefined for our own user.
 */
export async function postgresUser(owner: SystemUser | undefined): Promise<SystemUser | undefined> {
  if (!isRoot()) return undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await nobody()) ?? NOBODY_WHERE_UNLISTED;
}

async function nobody(): Promise<SystemUser | undefined> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(lines);
  // macOS writes -2; the file system shows the same user as 4294967294.
  return fields ? { uid: Number(fields[1]) >>> 0, gid: Number(fields[2]) >>> 0 } : undefined;
}
