// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

/** Paths of programs with these names on PATH, in order. @param {string[]} names */
export function pathsOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string[]} paths */
export async function firstThatStarts(paths) {
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/** On some systems a file of that name only explains how to install the browser. @param {string} path */
export async function starts(path) {
  if (process.platform === 'win32') return existsSync(path);
  const ended = await run(path, ['--version']).catch(() => undefined);
  return ended?.code === 0 && /Chrom|Firefox/.test(ended.output);
}
