// @ts-check
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { Problem } from '../launch/problem.mjs';

/** Editors and checkouts write several files at once: a change is complete after this much silence. */
const QUIET_MS = 60;
const LEFT_OUT = /^(?:node_modules|dist|\..*)$/;

/**
 * @typedef {object} Watch
 * @property {() => Promise<Set<string> | undefined>} next waits for changes and a pause after them; returns the paths
 * changed since the last call, or undefined after `close`
 * @property {() => void} close
 */

/**
 * Watches single files, and folders with subfolders. Each folder has its own watcher, because Node 20's recursive one
 * loses a file when an editor replaces it by renaming.
 * @param {string[]} roots
 * @param {string[]} [files]
 * @returns {Promise<Watch>}
 */
export async function watchFolders(roots, files = []) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  const changes = collectChanges();

  const add = (/** @type {string} */ folder) => {
    const watcher = watchOne(folder, (kind, name) => {
      if (LEFT_OUT.test(name)) return;
      changes.add(join(folder, name));
      // A folder may have been created or deleted, with subfolders.
      if (kind === 'rename') forget(join(folder, name));
    });
    if (watcher) watchers.set(folder, watcher);
  };
  const forget = (/** @type {string} */ path) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const look = async () => {
    const folders = await Promise.all(roots.map(foldersIn));
    for (const folder of folders.flat()) if (!watchers.has(folder)) add(folder);
  };

  await look();
  const ofFiles = files.map((file) =>
    watchOne(dirname(file), (_kind, name) => name === basename(file) && changes.add(file)),
  );
  return {
    async next() {
      const changed = await changes.whenQuiet();
      if (changed) await look();
      return changed;
    },
    close() {
      changes.close();
      for (const watcher of [...watchers.values(), ...ofFiles]) watcher?.close();
    },
  };
}

/** @param {string} folder @param {(kind: string, name: string) => void} listener */
function watchOne(folder, listener) {
  try {
    const watcher = watch(folder, (kind, name) => listener(kind, name ?? ''));
    // The folder was deleted, which the watcher of its parent reports.
    return watcher.on('error', () => watcher.close());
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return undefined;
    if (code !== 'ENOSPC' && code !== 'EMFILE') throw error;
    throw new Problem(
      'The system lets this user watch too few folders: raise fs.inotify.max_user_watches and max_user_instances, and start again.',
    );
  }
}

/** @param {string} folder @returns {Promise<string[]>} the folder and all below it */
async function foldersIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const inner = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
  return [folder, ...(await Promise.all(inner.map(({ name }) => foldersIn(join(folder, name))))).flat()];
}

/** Collects paths until they are requested. */
function collectChanges() {
  /** @type {Set<string>} */
  let paths = new Set();
  let isClosed = false;
  let wake = () => {};
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => wake(), QUIET_MS);
  };
  return {
    add(/** @type {string} */ path) {
      paths.add(path);
      schedule();
    },
    async whenQuiet() {
      const quiet = new Promise((resolve) => (wake = () => resolve(undefined)));
      if (isClosed) return undefined;
      if (paths.size > 0) schedule();
      await quiet;
      const taken = paths;
      paths = new Set();
      return isClosed ? undefined : taken;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      wake();
    },
  };
}
