// @ts-check
import { ROOT } from '../build/folders.mjs';
import { createBuilders } from '../launch/builders.mjs';
import { installPackages } from '../launch/install.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress } from '../launch/progress.mjs';
import { watchStarter } from '../launch/watch-starter.mjs';
import { SOURCES, createRound } from './create-round.mjs';
import { createSiteProcess } from './site-process.mjs';
import { watchFolders } from './watch-folders.mjs';

/**
 * `npm run dev`: the whole site, which builds, publishes and shows what changes while it runs. Only a request to stop
 * ends it.
 * @param {string[]} words
 */
export async function main(words) {
  if (words.length > 0) throw new Problem(`${words.join(' ')} means nothing here: "npm run dev" takes no words.`);
  const progress = createProgress();
  await installPackages({ root: ROOT, progress });
  const watch = await watchFolders(SOURCES);
  const builders = createBuilders();
  const site = createSiteProcess(progress.say);
  const end = async (/** @type {NodeJS.Signals} */ signal) => process.exit(await site.stop(signal));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  void watchStarter(() => end('SIGTERM'));

  const round = createRound({ builders, progress, site });
  progress.say('Watching the sources: what you save is built and shown. Ctrl-C ends all.');
  await round(new Set());
  for (let changed = await watch.next(); changed; changed = await watch.next()) await round(changed);
  return 0;
}
