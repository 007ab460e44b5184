import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateRemote } from '../build/esbuild/evaluate-remote.mjs';
import { explainBuild } from '../build/explain-build.mjs';
import { ROOT, packageFolder } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const KEY = /^[a-z][a-zA-Z0-9]*$/;
/** The words of `tools/repository-checks/names.test.ts`. */
const MEANINGLESS = /^(?:utils?|helpers?|common|misc|shared|lib|core|manager|data|handle|process)$/;
const LONGEST_NAME = 40;
const LIVES = ['html', 'enhance'];
/** The highest block type number for new features. */
const LAST_BLOCK_TYPE = 70;
const FIRST_ADMIN_BLOCK_TYPE = 101;
const LAST_ADMIN_BLOCK_TYPE = 199;

export type FeatureInput = {
  isPage?: boolean;
  area: string;
  name: string;
  live: string;
  slot?: string | undefined;
  loader?: string | undefined;
};
export interface NewFeature {
  id: string;
  area: string;
  name: string;
  /** `guestBook`. */
  camel: string;
  /** `GuestBook`. */
  pascal: string;
  /** `guest book`. */
  displayName: string;
  /** `Guest book`. */
  title: string;
  remote: string;
  folder: string;
  live: 'html' | 'enhance';
  slot: string | undefined;
  loader: string | undefined;
  /** True for a page of the admin area: its block has no settings, and the server gives it a path. */
  isPage: boolean;
  /** True for a block with settings in site documents. */
  hasSettings: boolean;
  blockType: string | undefined;
  blockNumber: number;
  isNewBlockType: boolean;
  blockTable: 'BLOCK_TYPE' | 'ADMIN_BLOCK_TYPE';
}

const AREA = /^[a-z]{3,20}$/;

/** Throws a message if this cannot be the area of a new remote. */
export async function checkRemote({ area, name }: Pick<FeatureInput, 'area' | 'name'>): Promise<void> {
  const { AREAS } = await tables();
  if (!AREA.test(area)) throw new Problem(`"${area}" cannot name an area: use one lower-case word, like bookings.`);
  const places = [`mf-${area}`, `server/src/${area}`, `shared-types/src/${area}`];
  const taken = places.find((place) => existsSync(join(ROOT, place)));
  if (taken || AREAS.includes(area)) throw new Problem(`The area "${area}" is taken: choose another name.`);
  checkName(name);
}

/** Throws a message if the feature cannot be created; otherwise describes it. */
export async function checkInput({
  isPage = false,
  area,
  name,
  live,
  slot,
  loader,
}: FeatureInput): Promise<NewFeature> {
  const { AREAS, SLOTS, ...types } = await tables();
  const remote = remoteOf(area, AREAS);
  if ((area === 'admin') !== isPage)
    throw new Problem('A feature of the admin area is a page: npm run new admin-page <name>.');
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
    ...{ id: `${area}/${name}`, area, name, camel, remote, folder, slot, loader, isPage },
    hasSettings: slot === undefined && !isPage,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    ...namesOf(name),
    live: live === 'html' ? 'html' : 'enhance',
    blockTable,
    ...(slot === undefined ? await blockTypeFor(camel, { types: types[blockTable], blockTable }) : NO_BLOCK_TYPE),
  };
}

function namesOf(name: string) {
  const displayName = name.replaceAll('-', ' ');
  return { displayName, title: displayName.charAt(0).toUpperCase() + displayName.slice(1) };
}

const NO_BLOCK_TYPE = { blockType: undefined, blockNumber: 0, isNewBlockType: false };

interface Tables {
  readonly AREAS: string[];
  readonly SLOTS: string[];
  readonly BLOCK_TYPE: Record<string, number>;
  readonly ADMIN_BLOCK_TYPE: Record<string, number>;
}

async function tables(): Promise<Tables> {
  const evaluated = await evaluateRemote({ folder: packageFolder('shell'), hasRemote: false }).catch((error) => {
    throw new Problem(`The contract cannot be read:\n${explainBuild(error, packageFolder('shared-types'))}`);
  });
  return evaluated as Tables;
}

function remoteOf(area: string, areas: string[]) {
  const remotes = areas.filter((name) => existsSync(join(ROOT, `mf-${name}`, 'src', 'remote.ts')));
  if (remotes.includes(area)) return `mf-${area}`;
  if (area === 'site')
    throw new Problem('The area "site" is the shell’s own: its features lie in shell/src/features/.');
  const why = areas.includes(area) ? `The area "${area}" has no remote yet` : `There is no area "${area}"`;
  throw new Problem(`${why}: give one of ${remotes.join(', ')}.`);
}

function checkName(name: string) {
  if (!NAME.test(name) || name.length > LONGEST_NAME)
    throw new Problem(
      `"${name}" cannot name a feature: take lower-case words with dashes, at most ${LONGEST_NAME} letters, like guest-book.`,
    );
  if (MEANINGLESS.test(name))
    throw new Problem(`"${name}" has no meaning: name the feature for what a visitor does with it.`);
}

function checkFree({ area, name, folder }: { area: string; name: string; folder: string }) {
  const places = [folder, `shared-types/src/${area}/${name}.ts`, `server/src/${area}/${name}`];
  const taken = places.find((place) => existsSync(join(ROOT, place)));
  if (taken) throw new Problem(`${taken} exists: "${name}" is taken. Choose another name, or remove that path.`);
}

export type BlockTable = { types: Record<string, number>; blockTable: NewFeature['blockTable'] };

/** The block type with that name if no feature uses it, or the next free number. */
async function blockTypeFor(camel: string, table: BlockTable) {
  const number = table.types[camel];
  if (number === undefined) return { blockType: camel, blockNumber: freeNumber(table), isNewBlockType: true };
  const owner = (await allFeatures()).find(({ mounts }) => mounts.blockTypes?.includes(number));
  if (owner) throw new Problem(`Blocks of type "${camel}" are shown by ${owner.id}: choose another name.`);
  return { blockType: camel, blockNumber: number, isNewBlockType: false };
}

interface ListedFeature {
  readonly id: string;
  readonly mounts: { readonly blockTypes?: number[] };
}

async function allFeatures(): Promise<ListedFeature[]> {
  const folders = (await readdir(ROOT)).filter((name) => /^mf-[a-z]+$/.test(name)).map(packageFolder);
  const remotes = folders.map(async (folder) => {
    const evaluated = await evaluateRemote({ folder, hasRemote: true }).catch((error) => {
      throw new Problem(`The remotes’ manifests cannot be read; fix them first:\n${explainBuild(error, folder)}`);
    });
    return (evaluated as { remote: { features: ListedFeature[] } }).remote.features;
  });
  return (await Promise.all(remotes)).flat();
}

function freeNumber({ types, blockTable }: BlockTable) {
  const [first, last] =
    blockTable === 'BLOCK_TYPE' ? [1, LAST_BLOCK_TYPE] : [FIRST_ADMIN_BLOCK_TYPE, LAST_ADMIN_BLOCK_TYPE];
  const taken = new Set(Object.values(types));
  for (let number = first; number <= last; number += 1) if (!taken.has(number)) return number;
  throw new Problem(`All block types from ${first} to ${last} are taken: give the feature a slot.`);
}
