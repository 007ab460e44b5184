import { sourcePlugin } from './source-plugin.mjs';

/**
 * What all of esbuild's builds share; packages' own tsconfig files say the same and are not read.
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
