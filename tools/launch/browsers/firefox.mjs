// @ts-check
import { installByApt } from './apt.mjs';
import { firstThatStarts, pathsOnPath, starts } from './installed-browser.mjs';
import { Problem } from '../problem.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Finds a Firefox that starts: `FIREFOX`, else an installed one; installs a required one with apt-get.
 * @param {{ isDemanded: boolean }} manner
 * @param {import('../progress.mjs').Progress} [progress]
 * @returns {Promise<string | undefined>} its path
 */
export async function findFirefox({ isDemanded }, progress) {
  const { FIREFOX } = process.env;
  if (FIREFOX && !(await starts(FIREFOX)))
    throw new Problem(
      `FIREFOX names ${FIREFOX}, which does not start: correct it, or leave it out to have one looked for.`,
    );
  if (FIREFOX) return FIREFOX;
  const find = () => firstThatStarts([...pathsOnPath(NAMES), MAC_PATH]);
  const found = await find();
  if (found || !isDemanded || !(await installByApt(['firefox-esr'], progress))) return found;
  return find();
}
