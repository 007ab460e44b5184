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
 * One build of a package.
 * @typedef {object} PackageBuild
 * @property {string} name
 * @property {string} folder the package
 * @property {string} version
 * @property {'production' | 'development'} mode
 * @property {string} output the folder to fill
 * @property {string} base address of the version folder on a server of ours
 * @property {(build: import('./webpack/client-base.mjs').ClientBuild) => any} configure the package's webpack configuration
 */

/**
 * Builds a package into its `dist/`, tells what it made and prints the sizes. What stands there for the same sources stays.
 * @implements PLAT-06
 * @param {string} name `shell`, `server` or a remote
 * @param {{ folder: string, mode?: 'production' | 'development', force?: boolean, print?: (text: string) => void }} options
 *   `folder` of the package, wherever it lies, `force` to build again what stands, `say` prints
 * @returns {Promise<import('shared-types/manifest').Manifest>} nothing for `server`, which is not released
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

/** A package's own configuration of webpack; that of a remote where it has none. */
async function configurationOf(folder) {
  const own = join(folder, 'webpack.config.js');
  if (existsSync(own)) return (await import(pathToFileURL(own).href)).default;
  return (await import('./webpack/remote-config.mjs')).remoteConfig;
}

/** What the files weigh; a build over its budgets is none. */
async function keepToBudgets(output, { manifest, folder }) {
  const { file, budgets } = await budgetsOf(manifest.name, folder);
  const rows = fileRows(await brotliSizes(output, manifest), budgets);
  const over = rows.filter(isOver);
  if (over.length === 0) return sizeTable(rows);
  throw new Error(`${manifest.name} is over its budgets (${relative(projectRoot(folder), file)}).\n${sizeTable(over)}`);
}

/** The manifest in a folder, where it is of this version and every file is as it says. */
async function currentManifest(folder, version) {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : JSON.parse(text);
  if (manifest?.version !== version) return undefined;
  const { [MANIFEST]: _manifest, ...files } = await packageFiles(folder);
  return isDeepStrictEqual(files, manifest.files) ? manifest : undefined;
}
