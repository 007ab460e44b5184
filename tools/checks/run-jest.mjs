// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CACHE, ROOT } from '../build/files/folders.mjs';
import { runNode } from '../launch/run.mjs';

const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const COUNTS = join(CACHE, 'test-counts.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {Counts & { failedFiles: (Counts & { file: string })[] }} JestCounts the sums include `failedFiles` */

/**
 * A whole run resets recorded results, others add to them. `leavesLong` skips long tests (decision 83).
 * @typedef {{ isWhole: boolean, leavesLong: boolean }} Extent
 */

/** A run of named files includes their long tests. @type {Extent} */
export const NAMED = { isWhole: false, leavesLong: false };

/** Environment variables of a run for jest, its reporter and the tests. @param {Extent} extent */
export function jestEnvironment({ isWhole, leavesLong }) {
  return { NODE_ENV: 'test', COLONNADE_WHOLE_RUN: isWhole ? '1' : '', COLONNADE_LONG: leavesLong ? 'no' : '' };
}

/**
 * Runs jest and returns its counts. A run that fails without a failed test counts as one failure.
 * @param {{ files?: string[], projects?: string[], env?: NodeJS.ProcessEnv } & Extent} options
 * @returns {Promise<JestCounts>}
 */
export async function runJest({ files = [], projects = [], env = {}, ...extent }) {
  await rm(COUNTS, { force: true });
  const args = [
    JEST,
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    ...(files.length > 0 ? ['--', ...files] : []),
  ];
  const { code } = await runNode(args, {
    isShown: true,
    env: {
      ...process.env,
      ...env,
      ...jestEnvironment(extent),
      // Puppeteer creates a logger per message, which would query the terminal each time.
      DEBUG_COLORS: 'no',
    },
  });
  /** @type {JestCounts} */
  const counts = await readFile(COUNTS, 'utf8')
    .then(JSON.parse)
    .catch(() => ({ passed: 0, failed: 0, skipped: 0, failedFiles: [] }));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The test files that the arguments select, as jest finds them.
 * @param {string[]} args
 * @returns {Promise<string[]>} paths from the root
 */
export async function listTests(args) {
  const env = { ...process.env, ...jestEnvironment(NAMED) };
  const { output } = await runNode([JEST, '--listTests', '--', ...args], { env });
  const files = output.split('\n').filter((line) => line.startsWith(ROOT));
  return files.map((file) => relative(ROOT, file).split(sep).join('/'));
}
