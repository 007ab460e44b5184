// @ts-check
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import esbuild from 'esbuild';
import { compileFontStyles, compileFrameStyle, compileStyle } from '../build/sources/compile-style.mjs';
import { esbuildBase } from '../build/esbuild/esbuild-base.mjs';
import { packageFolder } from '../build/files/folders.mjs';
import { featureStyleSheets } from '../build/sources/style-sheets.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * A remote as it lies on the workbench.
 * @typedef {object} BuiltBench
 * @property {(query: URLSearchParams) => string} benchPage
 * @property {(query: URLSearchParams) => string} samplePage throws what the view throws
 * @property {string[]} samples
 * @property {Map<string, Uint8Array>} files for the page, by name
 */

/**
 * Puts a remote on the workbench: its views for the server, its features for the page, its style sheets.
 * @param {string} name
 * @returns {Promise<BuiltBench>}
 */
export async function buildBench(name) {
  const folder = packageFolder(name);
  const [answer, files] = await Promise.all([bundleAnswer(folder), bundlePage(folder)]);
  const styles = await stylesOf(folder, answer.remote);
  const bench = { name, remote: answer.remote, rendered: answer.rendered, samples: answer.workbench, styles };
  return {
    benchPage: (query) => answer.benchPage(bench, query),
    samplePage: (query) => answer.samplePage(bench, query),
    samples: answer.sampleNames(answer.workbench),
    files,
  };
}

/** What the server answers with, evaluated. @param {string} folder */
async function bundleAnswer(folder) {
  const entry = `export { benchPage, samplePage, sampleNames } from ${JSON.stringify(here('answer.tsx'))};
export { remote } from './src/remote';
export { remote as rendered } from './src/render';
export { workbench } from './src/workbench';`;
  const { outputFiles } = await bundle(folder, {
    stdin: { contents: entry, resolveDir: folder },
    platform: 'node',
    format: 'cjs',
  });
  const module = { exports: /** @type {any} */ ({}) };
  const run = compileFunction(outputFiles?.[0]?.text ?? '', ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

/** What the pages load. @param {string} folder */
async function bundlePage(folder) {
  const sample = `import { openSample } from ${JSON.stringify(here('open-sample.ts'))};
import { remote } from './src/remote';
openSample(remote);`;
  const options = /** @type {const} */ ({ platform: 'browser', format: 'esm', splitting: true, outdir: 'client' });
  const [live, bench] = await Promise.all([
    bundle(folder, { ...options, entryPoints: { sample: 'sample:entry' }, plugins: [entryPlugin(sample, folder)] }),
    bundle(folder, { ...options, entryPoints: { bench: here('bench.client.ts') } }),
  ]);
  const outputs = [...(live.outputFiles ?? []), ...(bench.outputFiles ?? [])];
  /** @type {Map<string, Uint8Array>} */
  const files = new Map(outputs.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]));
  return files.set('bench.css', await readFile(here('bench.css')));
}

/** @param {string} contents @param {string} resolveDir @returns {import('esbuild').Plugin} */
function entryPlugin(contents, resolveDir) {
  return {
    name: 'workbench-entry',
    setup(build) {
      build.onResolve({ filter: /^sample:entry$/ }, ({ path }) => ({ path, namespace: 'workbench' }));
      build.onLoad({ filter: /./, namespace: 'workbench' }, () => ({ contents, resolveDir, loader: 'ts' }));
    },
  };
}

/** As the build bundles, but for development: React explains itself, words stay as they are written. @param {string} folder @param {import('esbuild').BuildOptions} options */
function bundle(folder, options) {
  return esbuild.build({
    ...esbuildBase(folder),
    mainFields: ['module', 'browser', 'main'],
    plugins: [],
    loader: { '.css': 'empty' },
    target: 'es2022',
    sourcemap: 'inline',
    write: false,
    define: { __VERSION__: '"workbench"', __REMOTE__: '"workbench"', 'process.env.NODE_ENV': '"development"' },
    ...options,
  });
}

/** @param {string} folder @param {{ area: string, features: { id: string }[] }} remote @returns {Promise<Record<string, string>>} */
async function stylesOf(folder, { area, features }) {
  const base = '/shell/';
  const shell = { folder: packageFolder('shell'), base };
  const fonts = (await compileFontStyles(shell)).map(({ css }) => String(css));
  const frame = [String((await compileFrameStyle(shell)) ?? ''), ...fonts].join('');
  const rows = features.map(async ({ id }) => {
    const sheets = await featureStyleSheets({ folder, feature: id.slice(id.indexOf('/') + 1) });
    return [id, sheets.length > 0 ? String(await compileStyle({ sheets, layer: area, base })) : ''];
  });
  return { frame, ...Object.fromEntries(await Promise.all(rows)) };
}
