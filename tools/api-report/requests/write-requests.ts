import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../../build/files/folders.mjs';
import { repositoryFiles } from '../../checks/repository-files.mjs';
import { requestFiles, type ContractSource } from './request-files.ts';

const CONTRACT = 'shared-types/src/';
/** Node finds the server's packages from here. */
const BUNDLE = join(ROOT, 'server', '.cache', 'request-types', 'routes.mjs');

/** Writes the types of requests into the contract, from the schemas of the server's routes. */
export async function writeRequests(): Promise<void> {
  const { ROUTES, routeInputs } = await loadRoutes();
  await mkdir(join(ROOT, CONTRACT, 'requests'), { recursive: true });
  for (const [file, text] of requestFiles(await contractSources(), routeInputs(ROUTES)))
    await writeFile(join(ROOT, CONTRACT, file), text);
}

async function contractSources(): Promise<ContractSource[]> {
  const files = repositoryFiles(ROOT).filter((file) => file.startsWith(CONTRACT) && !file.includes('.generated.'));
  return Promise.all(
    files.map(async (file) => ({
      path: file.slice(CONTRACT.length),
      text: await readFile(join(ROOT, file), 'utf8'),
    })),
  );
}

type Routes = Pick<typeof import('../../../server/src/main/server'), 'ROUTES'> & typeof import('./route-inputs.ts');

/** The server is written for a bundler, so Node cannot import its sources. */
async function loadRoutes(): Promise<Routes> {
  await mkdir(dirname(BUNDLE), { recursive: true });
  await build({
    stdin: {
      contents: `export { ROUTES } from './server/src/main/server';
export { routeInputs } from './tools/api-report/requests/route-inputs.ts';`,
      resolveDir: ROOT,
    },
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    alias: { 'shared-types': join(ROOT, 'shared-types', 'src') },
    logLevel: 'silent',
  });
  try {
    return (await import(pathToFileURL(BUNDLE).href)) as Routes;
  } finally {
    await rm(dirname(BUNDLE), { recursive: true, force: true });
  }
}
