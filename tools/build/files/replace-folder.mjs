import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fills a temporary folder and then replaces the target by it, so that nobody sees a half-built one.
 * @param {{ target: string, temporary: string }} folders on the same file system
 * @param {(folder: string) => Promise<void>} fill
 */
export async function replaceFolder({ target, temporary }, fill) {
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await swap(target, temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function swap(target, temporary) {
  const former = `${temporary}-former`;
  await mkdir(dirname(target), { recursive: true });
  await rename(target, former).catch(ignoreMissing);
  await rename(temporary, target);
  await rm(former, { recursive: true, force: true });
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}
