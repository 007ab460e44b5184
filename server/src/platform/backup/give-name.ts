import { link, lstat, rename } from 'node:fs/promises';
import { ignoreMissing } from '../ignore-missing';
import { alreadyThere } from './backup-messages';

/** What file systems answer that have no second names for a file. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP']);

/** Gives a finished file its name. Another may have got it meanwhile: a second name is refused then, a renaming would not be. */
export async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await lstat(file).catch(ignoreMissing)) throw alreadyThere(file);
    await rename(unfinished, file);
  }
}
