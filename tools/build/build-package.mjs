import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { brotliSizes, readBudgets } from './budgets.mjs';
import { explainBuild } from './explain-build.mjs';
import { CACHE, packageFolder } from './folders.mjs';
import { packageFiles } from './package-files.mjs';
import { packageManifest } from './package-manifest.mjs';
import { replaceFolder } from './replace-folder.mjs';
import { fileRows, isOver, sizeTable } from './size-rows.mjs';
import { sourceVersion } from './source-version.mjs';

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
 * @property {(build: import('./client-base.mjs').ClientBuild) => any} configure the package's webpack configuration
 */

/**
 * Builds a package into its `dist/`, tells what it made and prints the sizes. What stands there for the same sources stays.
 * @implements PLAT-06
 * @param {string} name `shell`, `server` or a remote
 * @param {{ mode?: 'production' | 'development', folder?: string, force?: boolean, say?: (text: string) => void }} [options]
 *   `folder` where the package is not in the repository's root, `force` to build again what stands, `say` prints
 * @returns {Promise<import('shared-types/manifest').Manifest>} nothing for `server`, which is not released
 */
export async function buildPackage(
  name,
  { mode = 'production', folder = packageFolder(name), force = false, say = console.log } = {},
) {
  if (name === 'server') return (await import('./build-server.mjs')).buildServer();
  const isShell = name === 'shell';
  const version = await sourceVersion({ folder, mode, also: isShell ? ['shell/src'] : [] });
  const target = join(folder, 'dist');
  const standing = force ? undefined : await standingManifest(target, version);
  if (standing) return standing;
  const { default: configure } = await import(pathToFileURL(join(folder, 'webpack.config.js')).href);
  const build = { name, folder, version, mode, base: `/remotes/${name}/${version}/`, configure };
  let manifest;
  await replaceFolder({ target, temporary: join(CACHE, 'build', `${name}-${process.pid}`) }, async (output) => {
    const fill = isShell
      ? (await import('./fill-shell.mjs')).fillShell
      : (await import('./fill-remote.mjs')).fillRemote;
    const parts = await fill({ ...build, output });
    manifest = await packageManifest({ ...build, ...parts, files: await packageFiles(output) });
    if (mode === 'production' && folder === packageFolder(name)) say(await keepToBudgets(output, manifest));
    await writeFile(join(output, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  });
  return manifest;
}

/** What the files weigh; a build over its budgets is none. */
async function keepToBudgets(output, manifest) {
  const rows = fileRows(await brotliSizes(output, manifest), await readBudgets());
  const over = rows.filter(isOver);
  if (over.length === 0) return sizeTable(rows);
  throw new Error(`${manifest.name} is over its budgets (tools/budgets.json).\n${sizeTable(over)}`);
}

/** The manifest in a folder, where it is of this version and every file is as it says. */
async function standingManifest(folder, version) {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : JSON.parse(text);
  if (manifest?.version !== version) return undefined;
  const { [MANIFEST]: _manifest, ...files } = await packageFiles(folder);
  return isDeepStrictEqual(files, manifest.files) ? manifest : undefined;
}

const USAGE = 'node tools/build/build-package.mjs <name> [--mode development] [--folder <path>] [--force]';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      folder: { type: 'string' },
      force: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (!name || !['production', 'development'].includes(values.mode)) throw new Error(USAGE);
  const started = performance.now();
  const folder = values.folder ? resolve(values.folder) : packageFolder(name);
  const manifest = await buildPackage(name, { ...values, folder }).catch((error) => {
    throw new Error(explainBuild(error, folder));
  });
  console.log(`${name} ${manifest?.version ?? ''} in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
