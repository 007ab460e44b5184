import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'shared-types/manifest';

const ROOT = join(__dirname, '..', '..', '..', '..');
const SAMPLE = join(ROOT, 'docs', 'samples', 'reviews-lab');
/** Packages for other teams by name, and their folders. */
const GIVEN = { 'shared-types': 'shared-types', 'colonnade-build': 'tools/build', colonnade: 'tools/cli' } as const;

const run = promisify(execFile);

export interface OutsideFolder {
  readonly path: string;
  program(name: 'colonnade' | 'colonnade-build' | 'tsc'): Promise<string>;
  /** Runs a program; fails with its output. */
  run(name: 'colonnade-build' | 'tsc', ...args: readonly string[]): Promise<string>;
  build(): Promise<Manifest>;
  /** Changes a source. Fails if nothing changes. */
  edit(file: string, change: (source: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Packs what other teams get, and creates such a team's folder outside of all workspaces. `installs` uses npm. */
export async function outsideFolder({ installs }: { readonly installs: boolean }): Promise<OutsideFolder> {
  const path = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
  await cp(SAMPLE, path, { recursive: true, filter: (from) => !/[\\/](dist|node_modules|\.cache)$/.test(from) });
  const packed = await pack(path);
  await (installs ? run('npm', ['install', '--save-dev', ...packed], { cwd: path }) : unpack(path, packed));
  const program = async (name: string) => {
    const owner = name === 'tsc' ? 'typescript' : name;
    const { bin } = JSON.parse(await readFile(join(path, 'node_modules', owner, 'package.json'), 'utf8')) as {
      bin: Readonly<Record<string, string>>;
    };
    return join(path, 'node_modules', owner, bin[name] ?? '');
  };
  const runProgram = async (name: string, args: readonly string[]) => {
    const { stdout } = await run(process.execPath, [await program(name), ...args], { cwd: path });
    return stdout;
  };
  return {
    path,
    program,
    run: (name, ...args) => runProgram(name, args),
    async build() {
      await runProgram('colonnade-build', []);
      return JSON.parse(await readFile(join(path, 'dist', 'remote.json'), 'utf8')) as Manifest;
    },
    async edit(file, change) {
      const source = await readFile(join(path, file), 'utf8');
      const changed = change(source);
      if (changed === source) throw new Error(`${file} is as it was.`);
      await writeFile(join(path, file), changed);
    },
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function pack(folder: string): Promise<string[]> {
  const target = join(folder, 'packages');
  await mkdir(target);
  const folders = Object.values(GIVEN).map((name) => `./${name}`);
  await run('npm', ['pack', ...folders, '--pack-destination', target, '--ignore-scripts'], { cwd: ROOT });
  return (await readdir(target)).map((name) => join(target, name));
}

/** Imitates an installation, with this repository's third-party packages. */
async function unpack(folder: string, packed: readonly string[]): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  // Links are this repository's own packages.
  const others = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  await Promise.all(others.map(({ name }) => symlink(join(from, name), join(to, name), 'junction')));
  for (const name of Object.keys(GIVEN)) {
    const file = packed.find((path) => new RegExp(`[\\\\/]${name}-\\d[^\\\\/]*\\.tgz$`).test(path));
    if (!file) throw new Error(`${name} was not packed.`);
    await mkdir(join(to, name));
    await run('tar', ['-xzf', file, '--strip-components=1', '-C', join(to, name)]);
  }
}
