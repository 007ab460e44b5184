import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../build/files/folders.mjs';

/** Node finds the server's packages from here. */
const BUNDLE = join(ROOT, 'server', '.cache', 'api-report', 'server.mjs');

/** What the reports read of the server. */
export type LoadedServer = Pick<typeof import('../../server/src/main/server'), 'ROUTES'> &
  typeof import('./requests/route-inputs.ts') &
  typeof import('./reference/served-document.ts');

/** Loads the server's sources by a bundle, because Node cannot import what is written for a bundler. */
export async function loadServer(): Promise<LoadedServer> {
  await mkdir(dirname(BUNDLE), { recursive: true });
  await build({
    stdin: {
      contents: `export { ROUTES } from './server/src/main/server';
export { routeInputs } from './tools/api-report/requests/route-inputs.ts';
export { servedDocument } from './tools/api-report/reference/served-document.ts';`,
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
    return (await import(pathToFileURL(BUNDLE).href)) as LoadedServer;
  } finally {
    await rm(dirname(BUNDLE), { recursive: true, force: true });
  }
}
