// @ts-check
import { buildPackage } from './build-package.mjs';
import { explainBuild } from './explain-build.mjs';
import { packageFolder } from './files/folders.mjs';

/**
 * Builds what it is asked to, one package after the other. What a build loads before it can begin takes longer than
 * most builds, so that a process that stays is worth more than one for each. `{ warm: true }` loads it in advance.
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

// The program that asks is gone.
process.once('disconnect', () => process.exit());
