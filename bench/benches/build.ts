import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/build/files/folders.mjs';
import { median } from '../statistics.ts';

const MODULES = 'node_modules';
/** Left out of the copy, as in a fresh checkout. */
const LEFT_OUT = new Set([MODULES, 'dist', '.cache', '.data', '.git']);
const MOST_COLD_MS = 30_000;
const MOST_WARM_MS = 5000;
const run = promisify(execFile);

/** Builds all packages in a copy of the repository: the first time, and again with caches. */
export async function benchBuild({ runs }: { runs: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-build-'));
  const cold = [];
  const warm = [];
  try {
    await copyRepository(folder);
    for (let each = 0; each < runs; each += 1) {
      await forget(folder);
      cold.push(await timeBuild(folder));
      warm.push(await timeBuild(folder));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [row('all packages, cold, ms', cold, MOST_COLD_MS), row('all packages, warm, ms', warm, MOST_WARM_MS)];
}

function row(figure: string, times: number[], bar: number) {
  const ours = median(times);
  return { figure, ours, range: [Math.min(...times), Math.max(...times)], bar: `≤ ${bar}`, holds: ours <= bar };
}

async function timeBuild(folder: string) {
  const began = performance.now();
  await run(process.execPath, [join(folder, 'tools', 'build.mjs'), '--force'], { cwd: folder });
  return Math.round(performance.now() - began);
}

async function copyRepository(folder: string) {
  await cp(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  await mkdir(join(folder, MODULES));
  const packages = await readdir(join(ROOT, MODULES), { withFileTypes: true });
  for (const entry of packages) {
    const path = join(ROOT, MODULES, entry.name);
    // Links to the repository's own packages lead to those of the copy.
    const target = entry.isSymbolicLink() ? await readlink(path) : path;
    await symlink(target, join(folder, MODULES, entry.name));
  }
}

async function forget(folder: string) {
  await rm(join(folder, '.cache'), { recursive: true, force: true });
  const packages = await readdir(folder, { withFileTypes: true });
  for (const { name } of packages.filter((entry) => entry.isDirectory()))
    await rm(join(folder, name, 'dist'), { recursive: true, force: true });
}
