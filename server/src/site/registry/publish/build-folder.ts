import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../../platform/ignore-missing';
import { StartError } from '../../../platform/postgres/start-error';

/** Beside `remote.json`, in base64, if the team that built it has signed it. */
const SIGNATURE = 'remote.json.sig';
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

/** A built package: its files by path relative to its `dist` folder. */
export interface BuildFolder {
  read(path: string): Promise<Buffer>;
  /** The base64 signature that came with the build. The server signs a build without one. */
  readonly signature?: () => Promise<string | undefined>;
}

/** The build of a package below the packages folder. Throws a StartError if a file is missing. */
export function buildIn(packagesDir: string, name: string): BuildFolder {
  const folder = join(packagesDir, name, 'dist');
  return {
    read: (path) =>
      readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        throw ABSENT.has(error.code ?? '') ? unbuilt({ packagesDir, name, cause: error }) : error;
      }),
    signature: () => readFile(join(folder, SIGNATURE), 'utf8').catch(ignoreMissing),
  };
}

/** The package has not been built, or the build was interrupted. */
function unbuilt({ packagesDir, name, cause }: { packagesDir: string; name: string; cause: Error }): StartError {
  return new StartError(
    `There is no complete build of ${name} in "${packagesDir}": run "npm run build", or set PACKAGES_DIR to the folder of the built packages.`,
    { cause },
  );
}
