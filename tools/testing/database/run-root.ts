import { access, constants, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** Linux keeps what lies here in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** More than a test run has written at any one time. */
const NEEDED_BYTES = 4 * 2 ** 30;

/** Where the folders of test runs can lie. */
export const RUN_ROOTS: readonly string[] = [MEMORY_FOLDER, tmpdir()];

/**
 * The root for a test run's folder: memory where there is plenty. Test files make a database of some hundred small files
 * each and remove it soon, for which a disk's file system can take ten times as long.
 */
export async function quickRoot(): Promise<string> {
  const isPlenty = await hasRoom(MEMORY_FOLDER).catch(() => false);
  return isPlenty ? MEMORY_FOLDER : tmpdir();
}

async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}
