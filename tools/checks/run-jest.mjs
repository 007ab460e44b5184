// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, ROOT } from '../build/folders.mjs';
import { runNode } from '../launch/run.mjs';

const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const COUNTS = join(CACHE, 'test-counts.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {Counts & { failedFiles: (Counts & { file: string })[] }} JestCounts what `failedFiles` say is in the sums too */

/**
 * Runs jest and returns what its reporter counted. A run that fails without a failed test counts as one failure.
 * @param {{ files?: string[], projects?: string[], env?: NodeJS.ProcessEnv, isWhole: boolean }} options
 * @returns {Promise<JestCounts>}
 */
export async function runJest({ files = [], projects = [], env = {}, isWhole }) {
  await rm(COUNTS, { force: true });
  const words = [
    JEST,
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    ...(files.length > 0 ? ['--', ...files] : []),
  ];
  const { code } = await runNode(words, {
    isShown: true,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
      COLONNADE_WHOLE_RUN: isWhole ? '1' : '',
      // Puppeteer makes a logger for every message to the browser, which would ask the system each time what it writes to.
      DEBUG_COLORS: 'no',
    },
  });
  /** @type {JestCounts} */
  const counts = await readFile(COUNTS, 'utf8')
    .then(JSON.parse)
    .catch(() => ({ passed: 0, failed: 0, skipped: 0, failedFiles: [] }));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
