// @ts-check
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Problem, explainOutput } from './problem.mjs';
import { run } from './run.mjs';

const SHOWN_LINES = 20;

/**
 * Installs the packages of package-lock.json, unless exactly these are installed.
 * @param {{ root: string, progress: import('./progress.mjs').Progress }} options
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages({ root, progress }) {
  const wanted = await hashOfWanted(root);
  const note = join(root, 'node_modules', '.colonnade-lock');
  if ((await readText(note)) === wanted) return false;
  if (await isInstalled(root)) {
    await writeFile(note, wanted);
    return false;
  }
  await rm(note, { force: true });
  await progress.during('Installing packages', () => npmCi(root, progress));
  await writeFile(note, wanted);
  return true;
}

/** @param {string} root @param {import('./progress.mjs').Progress} progress */
async function npmCi(root, progress) {
  // Includes the build tools (dev dependencies) and PostgreSQL (optional), whatever the user's npm settings are.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  const { code, output } = await runNpm(args, { cwd: root, env });
  if (code === 0) return;
  progress.print(essence(output));
  if (output.includes('code EUSAGE')) {
    throw new Problem(
      'package.json and package-lock.json do not fit together: run "npm install" to bring them together, and start again.',
    );
  }
  throw new Problem(
    explainOutput(
      output,
      'The packages could not be installed: see what npm says above, check that this machine reaches its package registry, and start again.',
    ),
  );
}

/** The cause in npm's output: its first error lines, else its last lines. @param {string} output */
function essence(output) {
  const lines = output.trimEnd().split('\n');
  const first = lines.findIndex((line) => line.startsWith('npm error'));
  return (first < 0 ? lines.slice(-SHOWN_LINES) : lines.slice(first, first + SHOWN_LINES)).join('\n');
}

/**
 * Runs npm: the one that runs this process, else the one on PATH.
 * @param {string[]} args
 * @param {import('./run.mjs').RunOptions} options
 */
export async function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script && basename(script) === 'npm-cli.js') return run(process.execPath, [script, ...args], options);
  try {
    return await run('npm', args, { ...options, shell: process.platform === 'win32' });
  } catch {
    throw new Problem('npm was not found: install it (it comes with Node) so that it is on PATH, and start again.');
  }
}

/** @param {string} root */
async function hashOfWanted(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const { workspaces = [] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const file of [
    'package-lock.json',
    'package.json',
    ...workspaces.map((/** @type {string} */ name) => `${name}/package.json`),
  ]) {
    hash.update(`\0${file}\0${await readText(join(root, file))}`);
  }
  return hash.digest('hex');
}

/**
 * True if npm's own record matches the lock file, for example after somebody has added a package.
 * @param {string} root
 */
async function isInstalled(root) {
  const wanted = await lockRows(join(root, 'package-lock.json'));
  const present = await lockRows(join(root, 'node_modules', '.package-lock.json'));
  if (present.size === 0) return false;
  for (const [path, row] of wanted) {
    const found = present.get(path);
    if (found ? found.version !== row.version || found.integrity !== row.integrity : !row.optional && !row.devOptional)
      return false;
  }
  return [...present.keys()].every((path) => wanted.has(path));
}

/**
 * @param {string} file
 * @returns {Promise<Map<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>>}
 */
async function lockRows(file) {
  const { packages = {} } = JSON.parse((await readText(file)) || '{}');
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/** @param {string} file */
async function readText(file) {
  return readFile(file, 'utf8').catch(() => '');
}
