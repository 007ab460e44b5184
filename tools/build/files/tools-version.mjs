// @ts-check
import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOf, projectRoot } from './project.mjs';
import { sourceFiles } from './source-files.mjs';

const OWN = createHash('sha256');
for (const file of await sourceFiles(join(import.meta.dirname, '..'))) OWN.update(await readFile(file));
const TOOLS = OWN.digest('hex');

/** Identifies the version of the build tools, which affect the result. @param {string} folder the package */
export function toolsVersion(folder) {
  const lock = lockOf(projectRoot(folder));
  return hash('sha256', `${TOOLS}\n${lock ? readFileSync(lock, 'utf8') : ''}`);
}
