import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labelFaults } from './check-labels.mjs';
import { compileStyle } from './compile-style.mjs';
import { evaluateRemote } from './evaluate-remote.mjs';
import { FeatureFilesPlugin } from './feature-files-plugin.mjs';
import { manifestFeature } from './package-manifest.mjs';
import { runWebpack } from './run-webpack.mjs';
import { buildServerBundle, readFallbacks } from './server-bundle.mjs';
import { featureStyleSheets } from './style-sheets.mjs';

/**
 * Builds a remote into a folder.
 * @param {import('./build-package.mjs').PackageBuild} build
 * @returns {Promise<{ contract: number, entry: string, features: import('shared-types/manifest').ManifestFeature[] }>}
 */
export async function fillRemote(build) {
  const { remote, ...tables } = await evaluateRemote({ folder: build.folder, hasRemote: true });
  const faults = [...labelFaults(remote, tables), ...folderFaults(build, remote)];
  if (faults.length > 0) throw new Error(`${build.name} breaks the contract.\n${faults.join('\n')}`);
  const server = join(build.output, 'server.cjs');
  const [files] = await Promise.all([buildClient(build), buildServerBundle({ ...build, outfile: server })]);
  const fallbacks = await readFallbacks(server);
  const features = await Promise.all(
    remote.features.map((label) => fillFeature(build, { label, files, remote, fallback: fallbacks[label.id] })),
  );
  return { contract: remote.contract, entry: 'client/remote.js', features };
}

function folderFaults({ folder }, { features }) {
  return features
    .filter(({ id }) => !existsSync(join(folder, 'src/features', nameOf(id))))
    .map(({ id }) => `${id}: there is no folder src/features/${nameOf(id)}.`);
}

async function buildClient({ name, folder, version, mode, output, configure }) {
  const configuration = configure({ name, folder, version, mode, output: join(output, 'client') });
  await runWebpack(configuration);
  return configuration.plugins.find((plugin) => plugin instanceof FeatureFilesPlugin).files;
}

async function fillFeature(build, { label, files, remote, fallback }) {
  const feature = nameOf(label.id);
  const { scripts = [], strings = {} } = files[feature] ?? {};
  return manifestFeature({
    label,
    fallback,
    scripts: scripts.map(inClient),
    strings: Object.fromEntries(
      Object.entries(strings)
        .sort()
        .map(([locale, file]) => [locale, inClient(file)]),
    ),
    css: await writeStyle(build, { feature, layer: remote.area }),
  });
}

async function writeStyle({ folder, output, base }, { feature, layer }) {
  const sheets = await featureStyleSheets({ folder, feature });
  if (sheets.length === 0) return undefined;
  const path = inClient(`${feature}.css`);
  await writeFile(join(output, path), await compileStyle({ sheets, layer, base }));
  return path;
}

function nameOf(id) {
  return id.slice(id.indexOf('/') + 1);
}

function inClient(file) {
  return `client/${file}`;
}
