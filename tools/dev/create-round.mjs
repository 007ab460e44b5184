// @ts-check
import { join, resolve, sep } from 'node:path';
import { BUDGETS_FILE, ROOT, packageFolder } from '../build/files/folders.mjs';
import { BUILT_PACKAGES, tryBuilding } from '../launch/build-changed.mjs';

const SAMPLES = resolve(ROOT, process.env.SAMPLES_DIR || 'server/sample');
const BUILD_CODE = join(ROOT, 'tools', 'build');
const SETTINGS = /\.config\.js$/;

export const SOURCES = [...BUILT_PACKAGES.map(packageFolder), join(ROOT, 'shared-types', 'src'), BUILD_CODE, SAMPLES];
export const SOURCE_FILES = [BUDGETS_FILE];

/**
 * Handles one change: builds what depends on it, and notifies the site and the terminal.
 * @param {object} parts
 * @param {import('../launch/builders.mjs').Builders} parts.builders
 * @param {import('../launch/progress.mjs').Progress} parts.progress
 * @param {import('./site-process.mjs').SiteProcess} parts.site
 * @returns {(changed: ReadonlySet<string>) => Promise<void>}
 */
export function createRound({ builders, progress, site }) {
  let shown = '';
  // Sizes are only printed by explicit builds.
  const quiet = { ...progress, print: () => {} };
  return async (changed) => {
    const paths = [...changed];
    // Running processes have already loaded the build's code.
    if (paths.some((path) => isIn(BUILD_CODE, path) || SETTINGS.test(path))) builders.close();
    const { built, failed } = await tryBuilding(BUILT_PACKAGES, { builders, progress: quiet });
    const faults = faultsOf(failed);
    const text = faults.map((fault) => `\n${fault.title}\n${fault.text}\n`).join('');
    if (text !== shown && text !== '') progress.print(text);
    shown = text;
    await site.follow({ built, samples: paths.some((path) => isIn(SAMPLES, path)), faults });
    builders.warm();
  };
}

/** @param {string} folder @param {string} path */
function isIn(folder, path) {
  return path.startsWith(folder + sep);
}

/** The same failure of several packages is reported once. @param {Map<string, string>} failed */
function faultsOf(failed) {
  const texts = [...new Set(failed.values())];
  return texts.map((text) => {
    const names = [...failed].filter(([, other]) => other === text).map(([name]) => name);
    return { title: `${names.join(', ')} could not be built; the last good build stays`, text };
  });
}
