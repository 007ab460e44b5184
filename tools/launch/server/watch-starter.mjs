// @ts-check
import { readFileSync, readlinkSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once npm, which started this process, is gone: a killed npm passes no signals on. Without npm nothing is
 * watched, as programs may outlive their shell.
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

/** Whether an ancestor is npm itself: shells often replace themselves by their last command. @param {number} pid */
function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}

/** Parent and grandparent: there may be a shell between npm and this process. */
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
    // Only Linux reports this; elsewhere the shell replaces itself, and npm is the parent.
    return '';
  }
}
