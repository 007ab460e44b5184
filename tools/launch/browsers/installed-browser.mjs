// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

/** Where programs of these names would be on PATH, in its order. @param {string[]} names */
export function pathsOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string[]} paths */
export async function firstThatStarts(paths) {
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/** Some systems have a file of that name which only says where to get the browser. @param {string} path */
export async function starts(path) {
  if (process.platform === 'win32') return existsSync(path);
  const ended = await run(path, ['--version']).catch(() => undefined);
  return ended?.code === 0 && /Chrom|Firefox/.test(ended.output);
}
