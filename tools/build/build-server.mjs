// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { explainBuild } from './explain-build.mjs';
import { ROOT } from './files/folders.mjs';

const SERVER = join(ROOT, 'server');

/** The server's programs: sources below `server/src`, and names in `server/dist`. */
const PROGRAMS = [
  { source: 'main/main.ts', name: 'main' },
  { source: 'cli/colonnade.ts', name: 'colonnade' },
  { source: 'cli/reset.ts', name: 'reset' },
  { source: 'cli/backup.ts', name: 'backup' },
  { source: 'cli/restore.ts', name: 'restore' },
];

/**
 * Bundles packages of hundreds of files, which every start would otherwise open one by one.
 * @type {import("esbuild").Plugin}
 */
const BUNDLED = {
  name: 'bundled',
  setup({ onResolve }) {
    onResolve({ filter: /^(kysely|zod)(\/|$)/ }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
    // The root contains older versions of these two, which tools depend on.
    onResolve({ filter: /^(p-limit|yocto-queue)$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
    }));
  },
};

/** Only React's synchronous renderer; the streaming ones are not needed. @type {import("esbuild").Plugin} */
const ONE_RENDERER = {
  name: 'one-renderer',
  setup({ onResolve }) {
    onResolve({ filter: /^react-dom\/server$/ }, () => ({
      path: join(
        dirname(fileURLToPath(import.meta.resolve('react-dom/server'))),
        'cjs/react-dom-server-legacy.node.production.js',
      ),
    }));
  },
};

/** A render process may read only this file, so it contains everything; CommonJS needs no package.json. */
const RENDER_PROGRAM = { source: 'platform/render/program/program.ts', file: 'render.cjs' };

export async function buildServer() {
  const outdir = join(SERVER, 'dist');
  await mkdir(outdir, { recursive: true });
  await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n');
  await build({
    entryPoints: PROGRAMS.map(({ source, name }) => ({ in: join(SERVER, 'src', source), out: name })),
    absWorkingDir: ROOT,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    plugins: [BUNDLED],
    // The contract is source code that Node cannot load as a package.
    alias: { 'shared-types': join(ROOT, 'shared-types', 'src') },
    sourcemap: true,
    logLevel: 'silent',
  });
  await build({
    entryPoints: [join(SERVER, 'src', RENDER_PROGRAM.source)],
    absWorkingDir: ROOT,
    outfile: join(outdir, RENDER_PROGRAM.file),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ONE_RENDERER],
    alias: { 'shared-types': join(ROOT, 'shared-types', 'src') },
    logLevel: 'silent',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildServer().catch((error) => {
    console.error(explainBuild(error, SERVER));
    process.exitCode = 1;
  });
}
