import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Manifest } from 'shared-types/manifest';

export const ROOT = resolve(__dirname, '../..');
const PLACE = join(ROOT, '.cache/build-test', String(process.pid));

export interface Outcome {
  readonly manifest?: Manifest;
  readonly complaint?: string;
}

export type Changes = Readonly<Record<string, (source: string) => string>>;

export interface Built {
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface FixtureBuilds {
  /** An unbuilt copy with changed sources; returns its folder. */
  copy(label: string, changes?: Changes): Promise<string>;
  /** The unchanged fixture, built once for all tests of a file that only read it. */
  plain(): Promise<Built>;
  /** A copy of that one with its build, for tests that change it. */
  copyOfPlain(label: string): Promise<Built>;
  outcome(folder: string, options?: object): Promise<Outcome>;
  build(folder: string, options?: object): Promise<Manifest>;
}

export const read = (folder: string, path: string): Promise<string> => readFile(join(folder, 'dist', path), 'utf8');

export function openFixtureBuilds(): FixtureBuilds {
  let builder: ChildProcess | undefined;
  let current: Promise<Built> | undefined;
  afterAll(async () => {
    builder?.kill();
    await rm(PLACE, { recursive: true, force: true });
  });

  const outcome = async (folder: string, options: object = {}) => {
    builder ??= fork(join(__dirname, 'build-worker.mjs'), { cwd: ROOT, execArgv: [] });
    builder.send({ name: 'mf-fixture', options: { folder, ...options } });
    const [answer] = (await once(builder, 'message')) as [Outcome];
    return answer;
  };
  const build = async (folder: string, options: object = {}) => {
    const { manifest, complaint } = await outcome(folder, options);
    if (!manifest) throw new Error(complaint);
    expect(JSON.parse(await read(folder, 'remote.json'))).toEqual(manifest);
    return manifest;
  };
  const buildPlain = async () => {
    const folder = await copy('plain');
    return { folder, manifest: await build(folder) };
  };
  const plain = () => (current ??= buildPlain());
  return {
    copy,
    plain,
    copyOfPlain: async (label) => {
      const { folder: from, manifest } = await plain();
      const folder = await copy(label);
      await cp(join(from, 'dist'), join(folder, 'dist'), { recursive: true });
      return { folder, manifest };
    },
    outcome,
    build,
  };
}

async function copy(label: string, changes: Changes = {}): Promise<string> {
  const folder = join(PLACE, label);
  await mkdir(folder, { recursive: true });
  await cp(join(__dirname, 'fixtures/mf-fixture'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('dist'),
  });
  await writeFile(
    join(folder, 'webpack.config.js'),
    `export { remoteConfig as default } from '${relative(folder, join(ROOT, 'tools/build/webpack/remote-config.mjs'))}';`,
  );
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')));
  }
  return folder;
}
