// @ts-check
import { readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once npm, when it has started this process, is gone: killed, it cannot tell us to stop. Without npm
 * nothing is watched, because a program may well outlive the shell it was typed in.
 * @param {() => void} onGone
 */
export async function watchStarter(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const first = await ancestors();
  const timer = setInterval(async () => {
    if ((await ancestors()) === first) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The process above this one and the one above that: between npm and us there may be a shell. */
async function ancestors() {
  const parent = process.ppid;
  // Only Linux tells; on other systems the shell makes way for us and npm is the one above.
  const stat = await readFile(`/proc/${parent}/stat`, 'utf8').catch(() => '');
  return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''}`;
}
