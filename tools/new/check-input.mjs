// @ts-check
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateRemote } from '../build/esbuild/evaluate-remote.mjs';
import { explainBuild } from '../build/explain-build.mjs';
import { ROOT, packageFolder } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const KEY = /^[a-z][a-zA-Z0-9]*$/;
/** The same words as in `tools/repository-checks/names.test.ts`. */
const MEANINGLESS = /^(?:utils?|helpers?|common|misc|shared|lib|core|manager|data|handle|process)$/;
const LONGEST_NAME = 40;
const LIVES = ['html', 'enhance'];
/** Block type numbers up to here may be given to new features. */
const LAST_BLOCK_TYPE = 70;
const FIRST_ADMIN_BLOCK_TYPE = 101;
const LAST_ADMIN_BLOCK_TYPE = 199;

/**
 * The arguments of the command, by name.
 * @typedef {{ area: string, name: string, live: string, slot?: string | undefined, loader?: string | undefined }} FeatureInput
 *
 * A feature to create.
 * @typedef {object} NewFeature
 * @property {string} id `<area>/<name>`
 * @property {string} area
 * @property {string} name
 * @property {string} camel its name in sources: `guestBook`
 * @property {string} pascal `GuestBook`
 * @property {string} displayName `guest book`
 * @property {string} remote
 * @property {string} folder from the root
 * @property {'html' | 'enhance'} live
 * @property {string | undefined} slot
 * @property {string | undefined} loader the key of its loader
 * @property {string | undefined} blockType the key of its block type, if it is a block
 * @property {number} blockNumber its number
 * @property {boolean} isNewBlockType
 * @property {'BLOCK_TYPE' | 'ADMIN_BLOCK_TYPE'} blockTable the table that lists its block type
 */

/**
 * The feature to create. Throws a Problem where the arguments are invalid.
 * @param {FeatureInput} input
 * @returns {Promise<NewFeature>}
 */
export async function checkInput({ area, name, live, slot, loader }) {
  const { AREAS, SLOTS, ...types } = await tables();
  const remote = remoteOf(area, AREAS);
  checkName(name);
  if (!LIVES.includes(live))
    throw new Problem(`--live is one of ${LIVES.join(', ')}; a feature that hydrates starts as one of them.`);
  if (slot !== undefined && !SLOTS.includes(slot))
    throw new Problem(`The frame has no slot "${slot}": it has ${SLOTS.join(', ')}.`);
  if (loader !== undefined && !KEY.test(loader))
    throw new Problem(`"${loader}" cannot name a loader: use camel case, like openingHours.`);
  const folder = `${remote}/src/features/${name}`;
  checkFree({ area, name, folder });
  const blockTable = area === 'admin' ? 'ADMIN_BLOCK_TYPE' : 'BLOCK_TYPE';
  const camel = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  return {
    ...{ id: `${area}/${name}`, area, name, camel, remote, folder, slot, loader },
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    displayName: name.replaceAll('-', ' '),
    live: live === 'html' ? 'html' : 'enhance',
    blockTable,
    ...(slot === undefined ? await blockTypeFor(camel, { types: types[blockTable], blockTable }) : NO_BLOCK_TYPE),
  };
}

const NO_BLOCK_TYPE = { blockType: undefined, blockNumber: 0, isNewBlockType: false };

/** @returns {Promise<{ AREAS: string[], SLOTS: string[], BLOCK_TYPE: Record<string, number>, ADMIN_BLOCK_TYPE: Record<string, number> }>} */
async function tables() {
  const evaluated = await evaluateRemote({ folder: packageFolder('shell'), hasRemote: false }).catch((error) => {
    throw new Problem(`The contract cannot be read:\n${explainBuild(error, packageFolder('shared-types'))}`);
  });
  return /** @type {any} */ (evaluated);
}

/** @param {string} area @param {string[]} areas */
function remoteOf(area, areas) {
  const remotes = areas.filter((name) => existsSync(join(ROOT, `mf-${name}`, 'src', 'remote.ts')));
  if (remotes.includes(area)) return `mf-${area}`;
  if (area === 'site')
    throw new Problem('The area "site" is the shell’s own: its features lie in shell/src/features/.');
  const why = areas.includes(area) ? `The area "${area}" has no remote yet` : `There is no area "${area}"`;
  throw new Problem(`${why}: give one of ${remotes.join(', ')}.`);
}

/** @param {string} name */
function checkName(name) {
  if (!NAME.test(name) || name.length > LONGEST_NAME)
    throw new Problem(
      `"${name}" cannot name a feature: take lower-case words with dashes, at most ${LONGEST_NAME} letters, like guest-book.`,
    );
  if (MEANINGLESS.test(name))
    throw new Problem(`"${name}" has no meaning: name the feature for what a visitor does with it.`);
}

/** @param {{ area: string, name: string, folder: string }} feature */
function checkFree({ area, name, folder }) {
  const places = [folder, `shared-types/src/${area}/${name}.ts`, `server/src/${area}/${name}`];
  const taken = places.find((place) => existsSync(join(ROOT, place)));
  if (taken) throw new Problem(`${taken} exists: "${name}" is taken. Choose another name, or remove that path.`);
}

/** @typedef {{ types: Record<string, number>, blockTable: NewFeature['blockTable'] }} BlockTable */

/** The block type of that name if no feature mounts it, else a new one with the next free number. @param {string} camel @param {BlockTable} table */
async function blockTypeFor(camel, table) {
  const number = table.types[camel];
  if (number === undefined) return { blockType: camel, blockNumber: freeNumber(table), isNewBlockType: true };
  const owner = (await allFeatures()).find(({ mounts }) => mounts.blockTypes?.includes(number));
  if (owner) throw new Problem(`Blocks of type "${camel}" are shown by ${owner.id}: choose another name.`);
  return { blockType: camel, blockNumber: number, isNewBlockType: false };
}

/** @returns {Promise<{ id: string, mounts: { blockTypes?: number[] } }[]>} */
async function allFeatures() {
  const folders = (await readdir(ROOT)).filter((name) => /^mf-[a-z]+$/.test(name)).map(packageFolder);
  const remotes = folders.map(async (folder) => {
    const evaluated = await evaluateRemote({ folder, hasRemote: true }).catch((error) => {
      throw new Problem(`The remotes’ manifests cannot be read; fix them first:\n${explainBuild(error, folder)}`);
    });
    return /** @type {any} */ (evaluated).remote.features;
  });
  return (await Promise.all(remotes)).flat();
}

/** @param {BlockTable} table */
function freeNumber({ types, blockTable }) {
  const [first, last] =
    blockTable === 'BLOCK_TYPE' ? [1, LAST_BLOCK_TYPE] : [FIRST_ADMIN_BLOCK_TYPE, LAST_ADMIN_BLOCK_TYPE];
  const taken = new Set(Object.values(types));
  for (let number = first; number <= last; number += 1) if (!taken.has(number)) return number;
  throw new Problem(`All block types from ${first} to ${last} are taken: give the feature a slot.`);
}
