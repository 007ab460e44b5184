// @ts-check
import { installByApt } from './apt.mjs';
import { firstThatStarts, pathsOnPath } from './installed-browser.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Finds a Firefox that starts: the one `FIREFOX` names, else one that is installed; where one is demanded, apt-get
 * installs it where it may.
 * @param {{ isDemanded: boolean }} manner
 * @param {import('./progress.mjs').Progress} [progress]
 * @returns {Promise<string | undefined>} its path
 */
export async function findFirefox({ isDemanded }, progress) {
  const find = () => firstThatStarts([process.env.FIREFOX ?? '', ...pathsOnPath(NAMES), MAC_PATH]);
  const found = await find();
  if (found || !isDemanded || !(await installByApt(['firefox-esr'], progress))) return found;
  return find();
}
