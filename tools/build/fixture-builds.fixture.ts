import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Manifest } from 'shared-types/manifest';

/** The repository. */
export const ROOT = resolve(__dirname, '../..');
const PLACE = join(ROOT, '.cache/build-test', String(process.pid));

/** What a build came to. */
export interface Outcome {
  readonly manifest?: Manifest;
  readonly complaint?: string;
}

/** Changes of sources, by their paths; a file that is not there is made. */
export type Changes = Readonly<Record<string, (source: string) => string>>;

/** A copy of the fixture remote that is built, and what its build says of itself. */
export interface Built {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Copies of the fixture remote, and what builds them. */
export interface FixtureBuilds {
  /** A copy that is not built, with some of its sources changed. Gives its folder. */
  copy(label: string, changes?: Changes): Promise<string>;
  /** The fixture as it stands, built once for all tests of a file that read it and leave it as it is. */
  plain(): Promise<Built>;
  /** A copy of the plain one with its build, for tests that change it. */
  copyOfPlain(label: string): Promise<Built>;
  /** Builds what is in a folder, also where that fails. */
  outcome(folder: string, options?: object): Promise<Outcome>;
  /** Builds what is in a folder. Throws what is wrong with it. */
  build(folder: string, options?: object): Promise<Manifest>;
}

/** Reads a file of a folder's build. */
export const read = (folder: string, path: string): Promise<string> => readFile(join(folder, 'dist', path), 'utf8');

/** Opens them for the tests of a file. */
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
