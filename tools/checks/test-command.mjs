// @ts-check
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { BUILT_PACKAGES, buildChanged } from '../launch/build-changed.mjs';
import { findTestBrowsers } from '../launch/browsers/chromium.mjs';
import { findFirefox } from '../launch/browsers/firefox.mjs';
import { installPackages } from '../launch/install.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress } from '../launch/progress.mjs';
import { runNode } from '../launch/run.mjs';
import { twoAtATime } from '../launch/two-at-a-time.mjs';
import { lintChecks } from './lint-command.mjs';
import { needsOf } from './needs-of.mjs';
import { NAMED, listTests, runJest } from './run-jest.mjs';
import { withSecondTry } from './second-try.mjs';
import { typeChecks } from './types-command.mjs';

const BROWSERLESS_PROJECTS = ['unit', 'dom', 'server'];
const isProof = () => process.env.PROVE === '1';
const progress = createProgress();
/** @type {import('./run-jest.mjs').Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failedSteps = [];

/**
 * `npm test -- [file…] [--prove]`: all checks, or the given test files. The last line is `N passed, N failed, N skipped`,
 * in which every step beside jest counts as one test; the line before names those that failed. `--prove` adds the long
 * tests; given test files always run completely.
 * @param {string[]} args
 */
export async function main(args) {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--prove');
  if (unknown.length > 0)
    throw new Problem(`${unknown.join(', ')} is not recognized: give --prove, test files, or nothing.`);
  if (args.includes('--prove')) process.env.PROVE = '1';
  await (files.length > 0 ? testFiles(files) : testAll());
  const { passed, failed, skipped } = total;
  if (failedSteps.length > 0) progress.print(`Failed beside the tests: ${failedSteps.join(', ')}.`);
  progress.print(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function testAll() {
  // No other step can run without the packages.
  if (!(await step('install', () => installPackages({ root: ROOT, progress })))) return;
  // In parallel: installing a browser needs the network, a build the processors.
  const [isBuilt, hasBrowser] = await Promise.all([
    step('build', () => buildChanged(BUILT_PACKAGES, { progress })),
    step('browser', useBrowsers),
  ]);
  // Before the tests, which take longer.
  if (isBuilt) await step('size', () => runTool('size.mjs'));
  await step('types and lint', checkSources);
  if (!isBuilt || !hasBrowser) progress.print('The browser tests cannot run.');
  const leavesLong = !isProof();
  const projects = isBuilt && hasBrowser ? [] : BROWSERLESS_PROJECTS;
  const first = await runJest({ projects, isWhole: true, leavesLong });
  add(
    await withSecondTry(first, {
      run: (files) => runJest({ files, isWhole: false, leavesLong }),
      print: progress.print,
    }),
  );
  // The map contains the results of ordinary runs only.
  if (!isProof()) await step('spec-map', () => runTool('spec-map.mjs'));
}

/** @param {string[]} files */
async function testFiles(files) {
  await installPackages({ root: ROOT, progress });
  const { needsBuild, needsBrowser } = needsOf(await listTests(files));
  if (needsBuild) await buildChanged(BUILT_PACKAGES, { progress });
  if (needsBrowser) await useBrowsers();
  add(await runJest({ files, ...NAMED }));
}

async function checkSources() {
  const checks = [...(await lintChecks(progress)), ...(await typeChecks(progress))];
  const results = await twoAtATime(checks, (check) => check());
  if (!results.every(Boolean)) throw new Problem('Types or lint failed: see the errors above.');
}

async function useBrowsers() {
  const { quick, windowed } = await findTestBrowsers(progress);
  const firefox = await findFirefox({ isDemanded: isProof() }, progress);
  Object.assign(process.env, { CHROME: quick, CHROME_WITH_WINDOWS: windowed ?? quick, FIREFOX: firefox ?? '' });
  const others = [
    ...(windowed && windowed !== quick ? [`with windows ${windowed}`] : []),
    ...(firefox ? [firefox] : []),
  ];
  progress.print(`Browser: ${[quick, ...others].join(', ')}`);
}

/** @param {string} tool */
async function runTool(tool) {
  const { code } = await runNode([join(ROOT, 'tools', tool)], { isShown: true });
  if (code !== 0) throw new Problem(`${tool.replace('.mjs', '')} failed: see the errors above.`);
}

/** Runs a step and counts it. @param {string} name @param {() => Promise<unknown>} work @returns {Promise<boolean>} */
async function step(name, work) {
  progress.print(`— ${name}`);
  try {
    await work();
    total.passed += 1;
    return true;
  } catch (error) {
    progress.print(
      error instanceof Problem ? error.message : error instanceof Error ? String(error.stack) : String(error),
    );
    total.failed += 1;
    failedSteps.push(name);
    return false;
  }
}

/** @param {import('./run-jest.mjs').Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
