// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { CACHE, ROOT, packageFolder } from '../build/folders.mjs';
import { sourceFiles } from '../build/source-files.mjs';
import { Problem, explainOutput } from './problem.mjs';
import { runNode } from './run.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

/** What is built, in this order. */
export const BUILT_PACKAGES = ['shell', 'mf-commerce', 'mf-forms', 'mf-blocks', 'mf-telemetry', 'mf-consent', 'server'];

/** Files at the top of a package that its build reads. */
const SETTINGS = /\.(json|js|mjs|cjs)$/;
const COMMON = ['shared-types/src', 'tools/build'];

/**
 * @typedef {object} BuildOptions
 * @property {import('./progress.mjs').Progress} progress
 * @property {boolean} [force] builds what has not changed, too
 * @property {'production' | 'development'} [mode]
 */

/**
 * Builds the packages whose sources have changed since they were built, two at a time. After a failure those that are
 * under way are finished, and no further one is begun.
 * @param {string[]} names
 * @param {BuildOptions} options
 * @returns {Promise<string[]>} the packages that were built
 */
export async function buildChanged(names, { progress, force = false, mode = 'production' }) {
  /** @type {string[]} */
  const built = [];
  /** @type {unknown[]} */
  const failures = [];
  await twoAtATime(names, async (name) => {
    if (failures.length > 0) return;
    await buildOne(name, { progress, force, mode }).then(
      (isBuilt) => isBuilt && built.push(name),
      (error) => failures.push(error),
    );
  });
  if (failures.length > 0) throw failures[0];
  return built;
}

/** @param {string} name @param {Required<BuildOptions>} options */
async function buildOne(name, { progress, force, mode }) {
  const inputs = await hashOfInputs(name, mode);
  const note = join(CACHE, 'build', `${name}.json`);
  if (!force && (await isUpToDate(name, note, inputs))) return false;
  await rm(note, { force: true });
  await progress.during(`Building ${name}`, () => buildNow(name, { progress, force, mode }));
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, JSON.stringify({ inputs, outputs: await outputSizes(name) }));
  return true;
}

/** @param {string} name @param {Required<BuildOptions>} options */
async function buildNow(name, { progress, force, mode }) {
  const options = [...(force ? ['--force'] : []), ...(mode === 'production' ? [] : [`--mode=${mode}`])];
  const program = name === 'server' ? ['build-server.mjs'] : ['build-package.mjs', name, ...options];
  const { code, output } = await runNode([join(ROOT, 'tools', 'build', program[0] ?? ''), ...program.slice(1)]);
  if (output.trim() !== '') progress.say(output.trimEnd());
  if (code === 0) return;
  throw new Problem(explainOutput(output, `${name} could not be built: correct what is said above and start again.`));
}

/** @param {string} name @param {string} note @param {string} inputs */
async function isUpToDate(name, note, inputs) {
  const noted = await readFile(note, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return noted?.inputs === inputs && JSON.stringify(noted.outputs) === JSON.stringify(await outputSizes(name));
}

/** @param {string} name @param {string} mode */
async function hashOfInputs(name, mode) {
  const folder = packageFolder(name);
  const settings = (await readdir(folder)).filter((entry) => SETTINGS.test(entry)).map((entry) => join(folder, entry));
  const own = await hashOfFiles([...settings, ...(await sourceFiles(join(folder, 'src')))]);
  common ??= hashOfCommon();
  return createHash('sha256')
    .update(`${mode} ${own} ${await common}`)
    .digest('hex');
}

/** @type {Promise<string> | undefined} what all packages depend on, read once */
let common;

async function hashOfCommon() {
  const listed = await Promise.all(COMMON.map((path) => sourceFiles(join(ROOT, path))));
  return hashOfFiles([...listed.flat(), join(ROOT, 'package-lock.json')]);
}

/** @param {string[]} files */
async function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`\0${relative(ROOT, file).split(sep).join('/')}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Path and size of every file a build has left; an empty list when there is none.
 * @param {string} name
 */
async function outputSizes(name) {
  const folder = join(packageFolder(name), 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Promise.all(files.sort().map(async (file) => [relative(folder, file), (await stat(file)).size]));
}
