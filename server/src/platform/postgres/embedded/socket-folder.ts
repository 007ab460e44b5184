import { chmod, chown, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isOpenTo } from '../open-place';
import type { SystemUser } from '../system-user';

const MARK = 'colonnade-socket-';
/** The port is only part of the socket's name: `.s.PGSQL.5432`. */
export const SOCKET_PORT = 5432;
// A socket's path has room for 108 bytes on Linux, 104 on macOS.
const LONGEST_SOCKET_PATH = 100;

/** Creates a folder only its owner may enter, with a path short enough for a socket. A `wanted` folder must be new. */
export async function makeSocketFolder(
  { place, user }: { readonly place: string; readonly user: SystemUser | undefined },
  wanted?: string,
): Promise<string> {
  if (wanted !== undefined) {
    // PostgreSQL removes its socket when it ends, but not the folder. A folder that is not empty is in use.
    if (isOurs(wanted)) await rmdir(wanted).catch(() => undefined);
    await mkdir(wanted, { mode: 0o700 });
    return giveTo(wanted, user);
  }
  let failure: unknown = new Error(`no folder for a socket below ${place}`);
  for (const root of [tmpdir(), '/tmp', '/var/tmp', place]) {
    try {
      if (!isShort(root) || !(await isOpenTo(user, root))) continue;
      return await makeIn(root, user);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Removes a socket's folder after PostgreSQL has ended; ignores other folders. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!isOurs(folder)) return;
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  for (const file of [socket, `${socket}.lock`]) await rm(file, { force: true }).catch(() => undefined);
  await rmdir(folder).catch(() => undefined);
}

function isOurs(folder: string): boolean {
  return basename(folder).startsWith(MARK);
}

async function makeIn(root: string, user: SystemUser | undefined): Promise<string> {
  return giveTo(await mkdtemp(join(root, MARK)), user);
}

async function giveTo(folder: string, user: SystemUser | undefined): Promise<string> {
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

function isShort(root: string): boolean {
  return Buffer.byteLength(join(root, `${MARK}123456`, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
}
