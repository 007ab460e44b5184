import { readFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { TRANSFORMED, transformSource } from '../sources/transform-source.mjs';

/**
 * esbuild's adapter of `transformSource`; style sheets become empty modules.
 * @param {string} folder the package
 * @returns {import('esbuild').Plugin}
 */
export function sourcePlugin(folder) {
  return {
    name: 'colonnade-source',
    setup(build) {
      build.onLoad({ filter: TRANSFORMED }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const name = `${basename(folder)}/${relative(folder, path)}`;
        try {
          return { contents: transformSource({ path, name, source }), loader: 'ts' };
        } catch (error) {
          return { errors: error.errors ?? [{ text: error.message }] };
        }
      });
      build.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
