// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../../build/files/folders.mjs';
import { installByApt } from './apt.mjs';
import { runNpm } from '../install.mjs';
import { firstThatStarts, pathsOnPath, starts } from './installed-browser.mjs';
import { Problem } from '../problem.mjs';
import { runNode } from '../run.mjs';

/** The headless shell takes half the work of a visit, but its pages are never hidden or cached for history navigation. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_PATHS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((name) =>
  join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
);
const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '143.0.4';
const PACKAGE_FOLDER = join(CACHE, 'chromium');

/**
 * Finds a Chromium that starts: `CHROME`, PATH or usual places; else installs one, with apt-get or from npm.
 * @param {import('../progress.mjs').Progress} [progress]
 * @returns {Promise<string>} its path
 */
export async function findChromium(progress) {
  const named = await namedOne();
  if (named) return named;
  const found = (await installed()) ?? (await firstThatStarts([await notedPath()]));
  if (found) return found;
  await installByApt(['chromium'], progress);
  return (await installed()) ?? fromNpm(progress);
}

/**
 * Browsers of the tests: a fast one, and one with windows for tests of tabs and history navigation.
 * @typedef {{ quick: string, windowed: string | undefined }} TestBrowsers
 */

/**
 * Finds both browsers: `CHROME` for both, else the headless shell and Chromium; installs missing ones. Without a shell,
 * Chromium is both.
 * @param {import('../progress.mjs').Progress} [progress]
 * @returns {Promise<TestBrowsers>} their paths
 */
export async function findTestBrowsers(progress) {
  const named = await namedOne();
  if (named) return { quick: named, windowed: named };
  const find = async () => ({ quick: await firstThatStarts(pathsOnPath(SHELL_NAMES)), windowed: await installed() });
  let { quick, windowed } = await find();
  if (!quick && !windowed) {
    // Some systems have no package of the shell.
    const isWhole = await installByApt(['chromium', 'chromium-headless-shell'], progress);
    if (isWhole === false) await installByApt(['chromium'], progress);
    ({ quick, windowed } = await find());
  }
  return { quick: quick ?? windowed ?? (await findChromium(progress)), windowed };
}

async function namedOne() {
  const { CHROME } = process.env;
  if (!CHROME || (await starts(CHROME))) return CHROME;
  throw new Problem(
    `CHROME names ${CHROME}, which does not start: correct it, or leave it out to have one looked for.`,
  );
}

function installed() {
  if (process.platform === 'win32') return firstThatStarts(WINDOWS_PATHS);
  return firstThatStarts([...pathsOnPath(NAMES), ...(process.platform === 'darwin' ? MAC_PATHS : [])]);
}

/** @param {import('../progress.mjs').Progress} [progress] */
async function fromNpm(progress) {
  if (process.platform !== 'linux') throw noChromium(`there is none from npm for ${process.platform}`);
  const install = async () => {
    await mkdir(PACKAGE_FOLDER, { recursive: true });
    const args = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      PACKAGE_FOLDER,
      `${PACKAGE}@${PACKAGE_VERSION}`,
    ];
    const { code, output } = await runNpm(args, { cwd: PACKAGE_FOLDER });
    if (code !== 0) throw noChromium(`npm could not install ${PACKAGE}: ${output.trim().split('\n')[0] ?? ''}`);
    return unpack();
  };
  const path = await (progress ? progress.during(`Installing Chromium from npm`, install) : install());
  if (!(await starts(path))) throw noChromium('the one from npm does not start here');
  await writeFile(join(PACKAGE_FOLDER, 'path.txt'), path);
  return path;
}

/** The package unpacks Chromium into the temporary folder, which is set to our cache. */
async function unpack() {
  const program = `import chromium from '${PACKAGE}'; process.stdout.write(await chromium.executablePath());`;
  const args = ['--input-type=module', '--eval', program];
  const { code, output } = await runNode(args, {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, TMPDIR: PACKAGE_FOLDER },
  });
  if (code !== 0) throw noChromium(`the one from npm could not be unpacked: ${output.trim().split('\n').at(-1) ?? ''}`);
  return output.trim();
}

async function notedPath() {
  return readFile(join(PACKAGE_FOLDER, 'path.txt'), 'utf8').catch(() => '');
}

/** @param {string} reason */
function noChromium(reason) {
  return new Problem(
    `No Chromium was found for the browser tests (${reason}): install Chromium or Chrome, or set CHROME to the path of one.`,
  );
}
