import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import esbuild, { type BuildOptions, type Plugin } from 'esbuild';
import { compileFontStyles, compileFrameStyle, compileStyle } from '../build/sources/compile-style.mjs';
import { renderEntry, workbenchEntry } from '../build/esbuild/derived-entries.mjs';
import { esbuildBase } from '../build/esbuild/esbuild-base.mjs';
import { evaluateRemote } from '../build/esbuild/evaluate-remote.mjs';
import { packageFolder } from '../build/files/folders.mjs';
import { featureParts } from '../build/sources/feature-parts.mjs';
import { featureStyleSheets } from '../build/sources/style-sheets.mjs';
import type { Bench } from './answer.tsx';
import type { Samples } from './samples.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export interface BuiltBench {
  benchPage: (query: URLSearchParams) => string;
  samplePage: (query: URLSearchParams) => string;
  samples: string[];
  files: Map<string, Uint8Array>;
}

type Answer = typeof import('./answer.tsx') & Pick<Bench, 'remote' | 'rendered'> & { readonly workbench: Samples };

/** Builds a remote for the workbench: views for the server, features for the page, and style sheets. */
export async function buildBench(name: string): Promise<BuiltBench> {
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

async function bundleAnswer(folder: string) {
  const entry = `export { benchPage, samplePage, sampleNames } from ${JSON.stringify(here('answer.tsx'))};
export { remote } from './src/remote';
export { remote as rendered } from 'derived:render';
export { workbench } from 'derived:workbench';`;
  const { remote } = (await evaluateRemote({ folder, hasRemote: true })) as Pick<Bench, 'remote'>;
  const parts = await featureParts(folder, remote.features);
  const { outputFiles } = await bundle(folder, {
    stdin: { contents: entry, resolveDir: folder },
    platform: 'node',
    format: 'cjs',
    plugins: [derivedPlugin(folder, { render: renderEntry(parts), workbench: workbenchEntry(parts) })],
  });
  const module = { exports: {} as Answer };
  const run = compileFunction(outputFiles?.[0]?.text ?? '', ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

async function bundlePage(folder: string) {
  const sample = `import { openSample } from ${JSON.stringify(here('open-sample.ts'))};
import { remote } from './src/remote';
openSample(remote);`;
  const options = { platform: 'browser', format: 'esm', splitting: true, outdir: 'client' } as const;
  const [live, bench] = await Promise.all([
    bundle(folder, {
      ...options,
      entryPoints: { sample: 'derived:sample' },
      plugins: [derivedPlugin(folder, { sample })],
    }),
    bundle(folder, { ...options, entryPoints: { bench: here('bench.client.ts') } }),
  ]);
  const outputs = [...(live.outputFiles ?? []), ...(bench.outputFiles ?? [])];
  const files: Map<string, Uint8Array> = new Map(
    outputs.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]),
  );
  return files.set('bench.css', await readFile(here('bench.css')));
}

/** Provides virtual modules as `derived:<name>`. */
function derivedPlugin(resolveDir: string, modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'workbench-derived',
    setup(build) {
      build.onResolve({ filter: /^derived:/ }, ({ path }) => ({ path, namespace: 'workbench' }));
      build.onLoad({ filter: /./, namespace: 'workbench' }, ({ path }) => ({
        contents: modules[path.slice('derived:'.length)] ?? '',
        resolveDir,
        loader: 'ts',
      }));
    },
  };
}

/** Bundles for development: React explains errors, and messages are not compiled. */
function bundle(folder: string, options: BuildOptions) {
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

async function stylesOf(
  folder: string,
  { area, features }: Pick<Bench['remote'], 'area' | 'features'>,
): Promise<Record<string, string>> {
  const base = '/shell/';
  const shell = { folder: packageFolder('shell'), base };
  const fonts = (await compileFontStyles(shell)).map(({ css }) => String(css));
  const frame = [String((await compileFrameStyle(shell)) ?? ''), ...fonts].join('');
  const rows = features.map(async ({ id }) => {
    const { always, sometimes } = await featureStyleSheets({ folder, feature: id.slice(id.indexOf('/') + 1) });
    const sheets = [...always, ...sometimes];
    return [id, sheets.length > 0 ? String(await compileStyle({ sheets, layer: area, base })) : ''];
  });
  return { frame, ...Object.fromEntries(await Promise.all(rows)) };
}
