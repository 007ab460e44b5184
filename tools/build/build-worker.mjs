// @ts-check
import { buildPackage } from './build-package.mjs';
import { explainBuild } from './explain-build.mjs';
import { packageFolder } from './files/folders.mjs';

/**
 * Builds packages on request. Loading the tools takes longer than most builds, so the process stays; `warm` loads them.
 */
process.on('message', async (/** @type {any} */ { name, options, warm }) => {
  if (warm) return Promise.all([import('./fill-remote.mjs'), import('./fill-shell.mjs')]);
  /** @type {string[]} */
  const lines = [];
  const print = (/** @type {string} */ line) => lines.push(line);
  const folder = options.folder ?? packageFolder(name);
  const result = await buildPackage(name, { ...options, folder, print }).then(
    (manifest) => ({ manifest }),
    (error) => ({ complaint: explainBuild(error, folder) }),
  );
  return process.send?.({ ...result, output: lines.join('\n') });
});

// The parent process has ended.
process.once('disconnect', () => process.exit());
