import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { manifestFaults } from './manifests/check-manifests.mjs';
import { classesIn } from './sources/classes-in.mjs';
import { compileStyle } from './sources/compile-style.mjs';
import { featureName, featureParts } from './sources/feature-parts.mjs';
import { renderEntry } from './esbuild/derived-entries.mjs';
import { evaluateEditors } from './esbuild/evaluate-editors.mjs';
import { evaluateRemote } from './esbuild/evaluate-remote.mjs';
import { FeatureFilesPlugin } from './webpack/feature-files-plugin.mjs';
import { manifestFeature } from './manifests/package-manifest.mjs';
import { runWebpack } from './webpack/run-webpack.mjs';
import { buildServerBundle, readFallbacks } from './esbuild/server-bundle.mjs';
import { featureStyleSheets } from './sources/style-sheets.mjs';

/**
 * @param {import('./build-package.mjs').PackageBuild} build
 * @returns {Promise<{ contract: number, entry: string, features: import('shared-types/manifest').ManifestFeature[] }>}
 */
export async function fillRemote(build) {
  const { remote, ...tables } = await evaluateRemote({ folder: build.folder, hasRemote: true });
  const parts = await featureParts(build.folder, remote?.features ?? []);
  const faults = [...manifestFaults(remote, tables, build.name), ...folderFaults(build, parts)];
  if (faults.length > 0) throw new Error(`${build.name} breaks the contract.\n${faults.join('\n')}`);
  const server = join(build.output, 'server.cjs');
  // webpack is last: the others find mistakes faster, and report them better.
  await buildServerBundle({ ...build, outfile: server, entry: renderEntry(parts) });
  const styles = await Promise.all(remote.features.map((feature) => stylesOf(build, feature, remote.area)));
  const [files, fallbacks] = [await buildClient(build, remote), await readFallbacks(server)];
  const editors = await evaluateEditors(build.folder, parts);
  const features = remote.features.map((manifest, index) =>
    fillFeature(build, {
      manifest,
      files,
      styles: styles[index],
      fallback: fallbacks[manifest.id],
      editor: editors[manifest.id],
    }),
  );
  return { contract: remote.contract, entry: 'client/remote.js', features: await Promise.all(features) };
}

/** @param {readonly import('./sources/feature-parts.mjs').FeatureParts[]} parts */
function folderFaults({ folder }, parts) {
  const own = existsSync(join(folder, 'src/render.ts'))
    ? ['src/render.ts is not read: the build finds views and messages by their names. Delete it.']
    : [];
  return [...own, ...parts.flatMap((feature) => featureFaults(folder, feature))];
}

function featureFaults(folder, { id, view, isUnseen, rendered, messages }) {
  const path = `src/features/${featureName(id)}`;
  if (!existsSync(join(folder, path))) return [`${id}: there is no folder ${path}.`];
  const faults = [];
  if (!view && !isUnseen && !rendered) faults.push(`${id}: there is no ${path}/${featureName(id)}.view.tsx.`);
  if (messages.length > 0 && messages[0]?.[0] !== 'en') faults.push(`${id}: it has no English messages.`);
  return faults;
}

async function buildClient({ name, folder, version, mode, output, configure }, { features }) {
  const hydrates = features.some(({ live }) => live === 'hydrate');
  const configuration = configure({ name, folder, version, mode, hydrates, output: join(output, 'client') });
  await runWebpack(configuration);
  return configuration.plugins.find((plugin) => plugin instanceof FeatureFilesPlugin).files;
}

async function fillFeature({ output }, { manifest, files, styles, fallback, editor }) {
  const feature = featureName(manifest.id);
  const { scripts = [], messages = {} } = files[feature] ?? {};
  const { css, sheets } = styles;
  const late = manifest.styledLate ? css : undefined;
  const early = manifest.styledLate ? undefined : css;
  if (early) await writeFile(join(output, inClient(`${feature}.css`)), early);
  if (late) await appendFile(join(output, inClient(`${feature}.js`)), adopt(late));
  await Promise.all(sheets.map(({ name, code }) => writeFile(join(output, inClient(name)), code)));
  return manifestFeature({
    manifest,
    fallback,
    editor,
    scripts: scripts.map(inClient),
    messages: Object.fromEntries(
      Object.entries(messages)
        .sort()
        .map(([locale, file]) => [locale, inClient(file)]),
    ),
    css: early && inClient(`${feature}.css`),
    sheets: sheets.map(({ name, classes }) => ({ css: inClient(name), classes })),
  });
}

/** The feature's style sheet, and those that only some of its blocks need, with the classes that tell which. */
async function stylesOf({ folder, base }, { id, styledLate: isLate }, area) {
  const feature = featureName(id);
  const { always, sometimes } = await featureStyleSheets({ folder, feature, isLate });
  const compile = (sheets) => compileStyle({ sheets, layer: area, base, area });
  const css = always.length === 0 ? undefined : await compile(always);
  const own = always.filter((sheet) => parse(sheet).name === feature);
  const known = own.length === 0 ? new Set() : classesIn(await compile(own), area);
  const sheets = sometimes.map(async (sheet) => {
    const code = await compile([sheet]);
    const classes = [...classesIn(code, area)].filter((name) => !known.has(name)).sort();
    if (classes.length === 0) throw new Error(`${sheet} has no class of its own, so no page would get it.`);
    return { name: `${feature}.${parse(sheet).name}.css`, code, classes };
  });
  return { css, sheets: await Promise.all(sheets) };
}

/** Adopts a style sheet by script, which the page's policy allows. @param {Uint8Array | string} css */
function adopt(css) {
  return `\n;(s=>{s.replaceSync(${JSON.stringify(Buffer.from(css).toString('utf8'))});document.adoptedStyleSheets.push(s)})(new CSSStyleSheet);`;
}

function inClient(file) {
  return `client/${file}`;
}
