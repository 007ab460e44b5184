import { runInNewContext } from 'node:vm';
import esbuild from 'esbuild';
import { esbuildBase } from './esbuild-base.mjs';

/**
 * How blocks are edited, by feature id: what the `<feature>.editor.ts` of a package export.
 * @param {string} folder of the package
 * @param {readonly import('../sources/feature-parts.mjs').FeatureParts[]} parts
 * @returns {Promise<Record<string, import('shared-types/manifest').ManifestFeature['editor']>>}
 */
export async function evaluateEditors(folder, parts) {
  const lines = parts.flatMap(({ id, editor }) =>
    editor ? [`export { editor as ${JSON.stringify(id)} } from ${JSON.stringify(editor)};`] : [],
  );
  if (lines.length === 0) return {};
  const { outputFiles } = await esbuild.build({
    ...esbuildBase(folder),
    stdin: { contents: lines.join('\n'), resolveDir: folder, loader: 'ts' },
    write: false,
    format: 'cjs',
  });
  const module = { exports: {} };
  runInNewContext(outputFiles[0].text, { module, exports: module.exports }, { filename: 'editors' });
  // Objects of another context are copied, so that nothing of it stays.
  return JSON.parse(JSON.stringify({ ...module.exports }));
}
