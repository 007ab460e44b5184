// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { BUDGETS_FILE, CACHE, ROOT, packageFolder } from '../build/files/folders.mjs';
import { sourceFiles } from '../build/files/source-files.mjs';
import { createBuilders } from './builders.mjs';
import { Problem, explainOutput } from './problem.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The shell, the remotes and the server, in build order: that of the workspaces. */
export const BUILT_PACKAGES = workspaces.filter((name) => /^(?:shell|server|mf-[a-z]+)$/.test(name));

/** Files at the top of a package that affect its build. */
const SETTINGS = /\.(json|js|mjs|cjs)$/;
const COMMON = ['shared-types/src', 'tools/build'];
/**
 * Further inputs of a package: the server checks deployed builds against their budgets.
 * @type {Record<string, string[]>}
 */
const FURTHER = { server: [BUDGETS_FILE] };

/**
 * @typedef {object} BuildOptions
 * @property {import('./progress.mjs').Progress} progress
 * @property {boolean} [force] also builds unchanged packages
 * @property {'production' | 'development'} [mode]
 * @property {import('./builders.mjs').Builders} [builders] are kept running; without them, new ones end with the build
 */

/**
 * Built packages, and failures by package, each with file and line first.
 * @typedef {{ built: string[], failed: Map<string, string> }} BuildResult
 */

/**
 * Builds changed packages, two at a time. After a failure, running builds finish and no other starts.
 * @param {string[]} names
 * @param {BuildOptions} options
 * @returns {Promise<string[]>} the packages that were built
 */
export async function buildChanged(names, options) {
  const { built, failed } = await tryBuilding(names, options, { isPatient: false });
  for (const [name, complaint] of failed) {
    options.progress.print(complaint);
    throw new Problem(
      explainOutput(complaint, `${name} could not be built: correct the errors above and start again.`),
    );
  }
  return built;
}

/**
 * Builds what has changed, two at a time; continues after a failure if it is patient.
 * @param {string[]} names
 * @param {BuildOptions} options
 * @param {{ isPatient?: boolean }} [manner]
 * @returns {Promise<BuildResult>}
 */
export async function tryBuilding(names, options, { isPatient = true } = {}) {
  const common = await hashOfCommon();
  const builders = options.builders ?? createBuilders();
  /** @type {BuildResult} */
  const result = { built: [], failed: new Map() };
  await twoAtATime(names, async (name) => {
    if (!isPatient && result.failed.size > 0) return;
    await buildOne(name, { ...options, builders, common }).then(
      (isBuilt) => isBuilt && result.built.push(name),
      (error) => result.failed.set(name, error.message),
    );
  });
  if (!options.builders) builders.close();
  return result;
}

/** @param {string} name @param {BuildOptions & { builders: import('./builders.mjs').Builders, common: string }} options */
async function buildOne(name, { progress, force = false, mode = 'production', builders, common }) {
  const inputs = await hashOfInputs(name, `${mode} ${common}`);
  const note = join(CACHE, 'build', `${name}.json`);
  if (!force && (await isUpToDate(name, note, inputs))) return false;
  await rm(note, { force: true });
  const { output } = await progress.during(`Building ${name}`, async () => {
    const answer = await builders.build(name, { mode, force });
    if (answer.complaint !== undefined) throw new Error(answer.complaint);
    return answer;
  });
  if (output !== '') progress.print(output);
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, JSON.stringify({ inputs, outputs: await outputSizes(name) }));
  return true;
}

/** @param {string} name @param {string} note @param {string} inputs */
async function isUpToDate(name, note, inputs) {
  const noted = await readFile(note, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return noted?.inputs === inputs && JSON.stringify(noted.outputs) === JSON.stringify(await outputSizes(name));
}

/** Hash of a package's inputs. @param {string} name @param {string} others what else the build depends on */
async function hashOfInputs(name, others) {
  const folder = packageFolder(name);
  const settings = (await readdir(folder)).filter((entry) => SETTINGS.test(entry)).map((entry) => join(folder, entry));
  const own = await hashOfFiles([...settings, ...(await sourceFiles(join(folder, 'src'))), ...(FURTHER[name] ?? [])]);
  return createHash('sha256').update(`${others} ${own}`).digest('hex');
}

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

/** Path and size of every file of the last build; empty if there is none. @param {string} name */
async function outputSizes(name) {
  const folder = join(packageFolder(name), 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Promise.all(files.sort().map(async (file) => [relative(folder, file), (await stat(file)).size]));
}
