import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/repository-files.mjs';

export const ROOT = join(__dirname, '..', '..');

/** Every file that is or would be committed, as paths from the root. */
export function listFiles(): string[] {
  return repositoryFiles(ROOT);
}

export function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
