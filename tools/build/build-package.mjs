import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliSizes, budgetsOf } from './budgets/budgets.mjs';
import { packageFiles } from './files/package-files.mjs';
import { projectCache, projectRoot } from './files/project.mjs';
import { replaceFolder } from './files/replace-folder.mjs';
import { fileRows, isOver, sizeTable } from './budgets/size-rows.mjs';
import { sourceVersion } from './files/source-version.mjs';

const MANIFEST = 'remote.json';

/**
 * @typedef {object} PackageBuild
 * @property {string} name
 * @property {string} folder the package
 * @property {string} version
 * @property {'production' | 'development'} mode
 * @property {string} output the folder to fill
 * @property {string} base URL path of the version folder on the server
 * @property {(build: import('./webpack/client-base.mjs').ClientBuild) => any} configure the package's webpack configuration
 */

/**
 * Builds a package into its `dist/` and prints its sizes; keeps a build of the same sources.
 * @implements PLAT-06
 * @param {string} name `shell`, `server` or a remote
 * @param {{ folder: string, mode?: 'production' | 'development', force?: boolean, print?: (text: string) => void }} options
 * `force` builds even if nothing has changed
 * @returns {Promise<import('shared-types/manifest').Manifest>} undefined for `server`, which is not released
 */
export async function buildPackage(name, { folder, mode = 'production', force = false, print = console.log }) {
  const isRemote = existsSync(join(folder, 'src/remote.ts'));
  if (!isRemote && name === 'server') return (await import('./build-server.mjs')).buildServer();
  const version = await sourceVersion({ folder, mode, also: isRemote ? [] : ['shell/src'] });
  const target = join(folder, 'dist');
  const current = force ? undefined : await currentManifest(target, version);
  if (current) return current;
  const configure = await configurationOf(folder);
  const build = { name, folder, version, mode, base: `/remotes/${name}/${version}/`, configure };
  const { packageManifest } = await import('./manifests/package-manifest.mjs');
  let manifest;
  await replaceFolder(
    { target, temporary: join(projectCache(folder), 'build', `${name}-${process.pid}`) },
    async (output) => {
      const fill = isRemote
        ? (await import('./fill-remote.mjs')).fillRemote
        : (await import('./fill-shell.mjs')).fillShell;
      const parts = await fill({ ...build, output });
      manifest = await packageManifest({ ...build, ...parts, files: await packageFiles(output) });
      if (mode === 'production') print(await keepToBudgets(output, { manifest, folder }));
      await writeFile(join(output, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  );
  return manifest;
}

async function configurationOf(folder) {
  const own = join(folder, 'webpack.config.js');
  if (existsSync(own)) return (await import(pathToFileURL(own).href)).default;
  return (await import('./webpack/remote-config.mjs')).remoteConfig;
}

/** Returns the sizes; throws if they exceed their budgets. */
async function keepToBudgets(output, { manifest, folder }) {
  const { file, budgets } = await budgetsOf(manifest.name, folder);
  const rows = fileRows(await brotliSizes(output, manifest), budgets);
  const over = rows.filter(isOver);
  if (over.length === 0) return sizeTable(rows);
  throw new Error(`${manifest.name} is over its budgets (${relative(projectRoot(folder), file)}).\n${sizeTable(over)}`);
}

/** The manifest in a folder, if it is of this version and all its files match. */
async function currentManifest(folder, version) {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : JSON.parse(text);
  if (manifest?.version !== version) return undefined;
  const { [MANIFEST]: _manifest, ...files } = await packageFiles(folder);
  return isDeepStrictEqual(files, manifest.files) ? manifest : undefined;
}
