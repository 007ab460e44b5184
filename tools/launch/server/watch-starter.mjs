// @ts-check
import { readFileSync, readlinkSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once npm, when it has started this process, is gone: killed, it cannot tell us to stop. Without npm
 * nothing is watched, because a program may well outlive the shell it was typed in. Who is above is looked at before
 * it returns: what is started afterwards ends with npm.
 * @param {() => void} onGone
 */
export function watchStarter(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const look = isNode(process.ppid) ? () => process.ppid : ancestors;
  const first = look();
  const timer = setInterval(() => {
    if (look() === first) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Whether a process above us is npm itself: many a shell makes way for the last program it is told to run. Above npm is
 * then the shell it was typed in, which may end.
 * @param {number} pid
 */
function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}

/** The process above this one and the one above that: between npm and us there may be a shell. */
function ancestors() {
  const parent = process.ppid;
  return `${parent} ${parentOf(parent)}`;
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    // Only Linux tells; on other systems the shell makes way for us and npm is the one above.
    return '';
  }
}
