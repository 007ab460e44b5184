import { sourcePlugin } from './source-plugin.mjs';

/**
 * Options of all esbuild builds; the packages' tsconfig files are not read.
 * @param {string} folder the package
 * @returns {import('esbuild').BuildOptions}
 */
export function esbuildBase(folder) {
  return {
    absWorkingDir: folder,
    bundle: true,
    metafile: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['es2015', 'import'],
    target: 'node20',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx', target: 'ES2022' } },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [sourcePlugin(folder)],
  };
}
