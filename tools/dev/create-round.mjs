// @ts-check
import { join, resolve, sep } from 'node:path';
import { BUDGETS_FILE, ROOT, packageFolder } from '../build/files/folders.mjs';
import { BUILT_PACKAGES, tryBuilding } from '../launch/build-changed.mjs';

const SAMPLES = resolve(ROOT, process.env.SAMPLES_DIR || 'server/sample');
const BUILD_CODE = join(ROOT, 'tools', 'build');
const SETTINGS = /\.config\.js$/;

/** The folders a site is made from. */
export const SOURCES = [...BUILT_PACKAGES.map(packageFolder), join(ROOT, 'shared-types', 'src'), BUILD_CODE, SAMPLES];
/** The single files it is made from beside them. */
export const SOURCE_FILES = [BUDGETS_FILE];

/**
 * What one change leads to: what depends on it is built, the site hears of it, and so does the person at the terminal.
 * @param {object} parts
 * @param {import('../launch/builders.mjs').Builders} parts.builders
 * @param {import('../launch/progress.mjs').Progress} parts.progress
 * @param {import('./site-process.mjs').SiteProcess} parts.site
 * @returns {(changed: ReadonlySet<string>) => Promise<void>}
 */
export function createRound({ builders, progress, site }) {
  let shown = '';
  // Sizes are for those who ask for a build.
  const quiet = { ...progress, print: () => {} };
  return async (changed) => {
    const paths = [...changed];
    // A process that has loaded the build's own code goes on with the old.
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

/** What several packages stumble over is told once. @param {Map<string, string>} failed */
function faultsOf(failed) {
  const texts = [...new Set(failed.values())];
  return texts.map((text) => {
    const names = [...failed].filter(([, other]) => other === text).map(([name]) => name);
    return { title: `${names.join(', ')} could not be built; the last good build stays`, text };
  });
}
