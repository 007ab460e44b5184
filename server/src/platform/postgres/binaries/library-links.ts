import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface LinkRow {
  /** Target of the link, relative to the package's folder. */
  source: string;
  /** The link, relative to the package's folder. */
  target: string;
}

/**
 * Creates the library links the packaged PostgreSQL needs, which npm packages cannot contain. Throws `symlink`'s
 * errors.
 */
export async function makeLibraryLinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await readRows(packageFolder)) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(ignoreExisting);
  }
}

async function readRows(packageFolder: string): Promise<LinkRow[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as LinkRow[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
