import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { clientBase } from '../tools/build/webpack/client-base.mjs';
import { ROOT } from '../tools/build/files/folders.mjs';
import { runWebpack } from '../tools/build/webpack/run-webpack.mjs';

const STATIC = join(import.meta.dirname, 'bundle');

/** Modules of the shell that load others, which the bundle contains already. */
const LOADERS = ['load-deferred.step', 'load-script', 'react-file', 'remote-loader'];
/** The sample pages are English, so other languages are left out. */
const LOCALE_MESSAGES = /\.messages\.[\w-]+$/;

/** Bundles shell, remotes and React from the same sources, without federation and lazy loading. @returns the script */
export async function buildBundle(): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'colonnade-bundle-'));
  try {
    await runWebpack(configuration(output));
    return await readFile(join(output, 'bundle.js'), 'utf8');
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function configuration(output: string) {
  const build = { name: 'bundle', folder: ROOT, version: 'bundle', mode: 'production' as const, output };
  const base = clientBase(build);
  return {
    ...base,
    cache: false,
    entry: { bundle: join(ROOT, 'shell', 'src', 'boot', 'main.ts') },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' as const } } },
    plugins: [
      ...(base.plugins ?? []),
      ...LOADERS.map(staticInstead),
      new webpack.IgnorePlugin({ resourceRegExp: LOCALE_MESSAGES }),
    ],
  };
}

function staticInstead(loader: string) {
  return new webpack.NormalModuleReplacementPlugin(
    new RegExp(`/${loader.replaceAll('.', '\\.')}$`),
    join(STATIC, loader),
  );
}
