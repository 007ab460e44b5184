import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder. */
export const ROOT = join(__dirname, '..', '..');

/** Every file that is or would be committed, as paths from the root. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** The text of a file of the repository. */
export function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
