// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DeployError } from './exit.mjs';

/**
 * A build that matches its manifest.
 * @typedef {object} Build
 * @property {Buffer} manifest the bytes of its `remote.json`
 * @property {ReadonlyMap<string, string>} files paths by sha384, by which a registry names files
 * @property {string | undefined} signature content of its `remote.json.sig`, if any
 */

const MEND = 'Run the build again, and change nothing of what it made.';

/**
 * Reads a build and checks every file against its manifest before any upload. Throws if one does not match.
 * @param {string} folder
 * @returns {Promise<Build>}
 */
export async function readBuild(folder) {
  const manifest = await readFile(join(folder, 'remote.json')).catch(() => {
    throw new DeployError(
      'broken',
      `There is no build in ${folder}: run the build first, or give its folder with --folder.`,
    );
  });
  const files = filesIn(manifest, folder);
  const wrong = (await inTurn(files, (file) => wrongWith(folder, file))).flat();
  if (wrong.length > 0) throw new DeployError('broken', `The build in ${folder} is incomplete.`, wrong);
  const signature = await readFile(join(folder, 'remote.json.sig'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const places = new Map(files.map(([path, { integrity }]) => [integrity, join(folder, path)]));
  return { manifest, files: places, signature };
}

/** @param {Buffer} manifest @param {string} folder @returns {[string, { bytes: number, integrity: string }][]} */
function filesIn(manifest, folder) {
  try {
    const { files } = JSON.parse(manifest.toString('utf8'));
    if (typeof files === 'object' && files !== null && !Array.isArray(files)) return Object.entries(files);
  } catch {
    // The error below is more helpful.
  }
  throw new DeployError('broken', `${join(folder, 'remote.json')} is no list of a build. ${MEND}`);
}

/** @param {string} folder @param {[string, { bytes: number, integrity: string }]} file */
async function wrongWith(folder, [path, listed]) {
  const place = relative(folder, resolve(folder, path));
  if (place.startsWith('..') || isAbsolute(place))
    return [{ what: 'It lies outside of the folder of the build.', where: path, mend: MEND }];
  const found = await stat(join(folder, path)).catch(() => undefined);
  if (!found?.isFile()) return [{ what: 'There is no such file.', where: path, mend: MEND }];
  if (found.size === listed?.bytes && (await integrityOf(join(folder, path))) === listed.integrity) return [];
  return [{ what: 'It is not as remote.json says.', where: path, mend: MEND }];
}

/** @param {string} file */
async function integrityOf(file) {
  const hash = createHash('sha384');
  await pipeline(createReadStream(file), hash);
  return `sha384-${hash.digest('base64')}`;
}

/**
 * Sequentially: a build may have more files than a process may open.
 * @template A, B
 * @param {readonly A[]} all
 * @param {(one: A) => Promise<B>} work
 */
async function inTurn(all, work) {
  /** @type {B[]} */
  const done = [];
  for (const one of all) done.push(await work(one));
  return done;
}
