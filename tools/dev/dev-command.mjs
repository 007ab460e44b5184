// @ts-check
import { ROOT } from '../build/files/folders.mjs';
import { BUILT_PACKAGES } from '../launch/build-changed.mjs';
import { createBuilders } from '../launch/builders.mjs';
import { installPackages } from '../launch/install.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress } from '../launch/progress.mjs';
import { watchStarter } from '../launch/server/watch-starter.mjs';
import { SOURCES, SOURCE_FILES, createRound } from './create-round.mjs';
import { createSiteProcess } from './site-process.mjs';
import { watchFolders } from './watch-folders.mjs';

/**
 * `npm run dev -w <remote> [-- --over <address>]`: a remote on its workbench, or in the pages of a running site. `npm
 * run dev`: the whole site, rebuilt on every change.
 * @param {string[]} args
 */
export async function main(args) {
  const progress = createProgress();
  await installPackages({ root: ROOT, progress });
  const [remote, ...others] = args;
  const isRemote = remote !== undefined && remote.startsWith('mf-') && BUILT_PACKAGES.includes(remote);
  if (isRemote && others.length === 0) {
    await import('../launch/typescript.mjs');
    const { openBench } = await import('../workbench/open-bench.ts');
    return openBench(remote);
  }
  if (isRemote && others[0] === '--over') {
    await import('../launch/typescript.mjs');
    const { openOverlayPreview } = await import('../overlay-preview/open-overlay-preview.ts');
    return openOverlayPreview(remote, others.slice(1));
  }
  if (remote)
    throw new Problem(
      `${args.join(' ')} is not recognized: give the name of one remote for its workbench, or nothing.`,
    );
  const watch = await watchFolders(SOURCES, SOURCE_FILES);
  const builders = createBuilders();
  const site = createSiteProcess(progress.print);
  const end = async (/** @type {NodeJS.Signals} */ signal) => process.exit(await site.stop(signal));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  watchStarter(() => end('SIGTERM'));

  const round = createRound({ builders, progress, site });
  progress.print('Watching the sources: saved changes are built and shown. Ctrl-C stops everything.');
  await round(new Set());
  for (let changed = await watch.next(); changed; changed = await watch.next()) await round(changed);
  return 0;
}
