import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { relative } from 'node:path';
import { compileFunction } from 'node:vm';
import esbuild from 'esbuild';
import { esbuildBase } from './esbuild-base.mjs';

/** Everything a server bundle may import; render processes have nothing else. */
const GIVEN = ['react', 'react/jsx-runtime'];

const ENTRY = 'src/render.ts';

/**
 * Bundles a package's server code into one CommonJS file.
 * @param {{ name: string, folder: string, version: string, mode: string, outfile: string, entry?: string }} build
 * `entry` is the derived entry of a remote; the shell has its own, `src/render.ts`
 */
export async function buildServerBundle({ name, folder, version, mode, outfile, entry }) {
  const base = esbuildBase(folder);
  await esbuild.build({
    ...base,
    ...(entry === undefined
      ? { entryPoints: [ENTRY] }
      : { stdin: { contents: entry, sourcefile: ENTRY, resolveDir: folder, loader: 'ts' } }),
    outfile,
    format: 'cjs',
    external: GIVEN,
    // Its build for browsers needs none of Node's modules.
    alias: { papaparse: 'papaparse/papaparse.min.js' },
    minifySyntax: true,
    define: {
      __VERSION__: JSON.stringify(version),
      __REMOTE__: JSON.stringify(name),
      'process.env.NODE_ENV': JSON.stringify(mode),
    },
    plugins: [...base.plugins, refuseNode(name, folder)],
  });
}

/**
 * Each feature's static fallback. It is part of the manifest, since a broken bundle cannot provide it.
 * @param {string} file a server bundle
 * @returns {Promise<Record<string, import('shared-types/render').Fallback>>} by feature id
 */
export async function readFallbacks(file) {
  const module = { exports: /** @type {any} */ ({}) };
  const run = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, createRequire(import.meta.url));
  const features = Object.entries(module.exports.remote.features);
  return Object.fromEntries(features.map(([id, feature]) => [id, feature.fallback]));
}

/** Refuses Node's own modules; esbuild itself reports other missing packages. */
function refuseNode(name, folder) {
  return {
    name: 'colonnade-given',
    setup(build) {
      build.onResolve({ filter: /^[a-z]/ }, ({ path, importer }) => {
        if (!path.startsWith('node:') && !builtinModules.includes(path)) return undefined;
        const text = `${relative(folder, importer)} imports "${path}", but the server bundle of ${name} is given ${GIVEN.join(' and ')} only.`;
        return { errors: [{ text }] };
      });
    },
  };
}
