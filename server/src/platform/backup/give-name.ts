import { link, lstat, rename } from 'node:fs/promises';
import { ignoreMissing } from '../ignore-missing';
import { alreadyThere } from './backup-messages';

/** Error codes of file systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP']);

/** Gives a finished file its name by a hard link, which fails if the name is taken; a rename would overwrite. */
export async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await lstat(file).catch(ignoreMissing)) throw alreadyThere(file);
    await rename(unfinished, file);
  }
}
