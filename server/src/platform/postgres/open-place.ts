import { hash } from 'node:crypto';
import { chmod, mkdtemp, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SystemUser } from './system-user';

const MAY_ENTER = { owner: 0o100, group: 0o010, others: 0o001 };

/** Folders everybody may enter, the most durable first: systems clean up the others after some weeks. */
export const OPEN_ROOTS: readonly string[] = ['/var/lib', '/var/tmp', tmpdir()];

/** Whether `user` may enter `folder` and all folders above it; always true for undefined. */
export async function isOpenTo(user: SystemUser | undefined, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  const real = await realpath(folder);
  for (let path = real; ; path = dirname(path)) {
    const { uid, gid, mode } = await stat(path);
    const bit = uid === user.uid ? MAY_ENTER.owner : gid === user.gid ? MAY_ENTER.group : MAY_ENTER.others;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * Creates a folder that `user` may enter, for files that cannot be in `dataDir`. Its name is always new, so that a
 * recreated data folder does not find old data.
 */
export async function makeOpenPlace(
  dataDir: string,
  user: SystemUser,
  roots: readonly string[] = OPEN_ROOTS,
): Promise<string> {
  const mark = hash('sha256', await realpath(dataDir)).slice(0, 12);
  let failure: unknown = new Error('no folder is open to everybody');
  for (const root of roots) {
    try {
      if (!(await isOpenTo(user, root))) continue;
      const place = await mkdtemp(join(await realpath(root), `colonnade-${mark}-`));
      await chmod(place, 0o711);
      return place;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
