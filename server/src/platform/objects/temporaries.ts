import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Objects are written here before they get their name; no key begins with a dot. */
export const TEMPORARY_FOLDER = '.new';
const ABANDONED_AFTER_MS = 3_600_000;

/** Removes old temporary files of killed servers; newer ones may belong to a running server. */
export async function sweepTemporaries(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
