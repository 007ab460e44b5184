import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface LinkRow {
  /** What the link points to, from the package's folder. */
  source: string;
  /** The link, from the package's folder. */
  target: string;
}

/**
 * Makes the library links the packaged PostgreSQL needs. Packages cannot carry links, and the package's own install
 * script, which makes them, does not run everywhere. Throws what `symlink` throws, EACCES for instance.
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
