// @ts-check
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, ROOT } from '../build/files/folders.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress } from '../launch/progress.mjs';
import { runNode } from '../launch/run.mjs';
import { twoAtATime } from '../launch/two-at-a-time.mjs';
import { ON_ONE_PROCESSOR } from './on-one-processor.mjs';

const COMPILER = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
const SAMPLES = 'docs/samples';
const NOTHING_TO_CHECK = 'TS18003';

/** `npm run types -- [package…]`: checks the types of every package that has a tsconfig.json. @param {string[]} names */
export async function main(names) {
  const packages = await checkedPackages();
  const unknown = names.filter((name) => !packages.includes(name));
  if (unknown.length > 0)
    throw new Problem(`${unknown.join(', ')} has no types to check: give any of ${packages.join(', ')}.`);
  const checks = await typeChecks(createProgress(), names.length > 0 ? names : packages);
  const results = await twoAtATime(checks, (check) => check());
  return results.every(Boolean) ? 0 : 1;
}

/**
 * One check per package. Each prints its findings and returns whether there are none.
 * @param {import('../launch/progress.mjs').Progress} progress
 * @param {string[]} [names] all packages with types by default
 */
export async function typeChecks(progress, names) {
  await mkdir(join(CACHE, 'types'), { recursive: true });
  return (names ?? (await checkedPackages())).map((name) => () => isCorrect(name, progress));
}

async function checkedPackages() {
  const { workspaces } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const samples = (await readdir(join(ROOT, SAMPLES)).catch(() => [])).map((name) => `${SAMPLES}/${name}`);
  return [...workspaces, 'tools', 'bench', ...samples].filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
}

/** @param {string} name @param {import('../launch/progress.mjs').Progress} progress */
async function isCorrect(name, progress) {
  const notes = join(CACHE, 'types', `${name}.tsbuildinfo`);
  const pretty = process.stdout.isTTY ? 'true' : 'false';
  const args = [COMPILER, '-p', name, '--noEmit', '--incremental', '--tsBuildInfoFile', notes, '--pretty', pretty];
  const checking = () => runNode([...args, '--singleThreaded'], { env: ON_ONE_PROCESSOR });
  const { code, output } = await progress.during(`Types of ${name}`, checking);
  if (code === 0 || output.includes(NOTHING_TO_CHECK)) return true;
  progress.print(output.trimEnd());
  return false;
}
