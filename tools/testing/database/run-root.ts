import { access, constants, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** More than a test run ever uses. */
const NEEDED_BYTES = 4 * 2 ** 30;

export const RUN_ROOTS: readonly string[] = [MEMORY_FOLDER, tmpdir()];

/** Memory if there is enough: creating many small database files can take ten times as long on a disk. */
export async function quickRoot(): Promise<string> {
  const isPlenty = await hasRoom(MEMORY_FOLDER).catch(() => false);
  return isPlenty ? MEMORY_FOLDER : tmpdir();
}

async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}
