import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';
import { released } from '../../../../server/src/site/page/send/release-of-page';
import { PUBLIC_FOLDER } from '../../../../server/src/site/registry/artifact/artifact-files';
import { holdTestRun, testRunFolder } from '../../../../tools/testing/database/database';

const ROOT = resolve(__dirname, '../../../..');
const FIXTURES = join(ROOT, 'tools/build/fixtures');

export interface Build {
  readonly manifest: Manifest;
  readonly folder: string;
}

export function buildFixture(name: string): Promise<Build> {
  const folder = join(FIXTURES, name);
  return buildOnce(folder, { label: name, make: () => build(name, folder) });
}

/** Creates a build once per test run, because test files share it. */
async function buildOnce(
  folder: string,
  { label, make }: { readonly label: string; readonly make: () => Promise<void> },
): Promise<Build> {
  const mark = join(testRunFolder(), `fixture-${label}`);
  await holdTestRun(async () => {
    if (existsSync(mark)) return;
    await make();
    await writeFile(mark, '');
  });
  return readBuild(folder);
}

async function build(name: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build/colonnade-build.mjs'), folder, '--name', name]);
}

async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/remote.json'), 'utf8')) as Manifest;
  return { manifest, folder };
}

/** Replaces a text everywhere in a source. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Builds a copy of the fixture remote with a changed source; cached by sources. */
export function buildChanged(label: string, change: SourceChange): Promise<Build> {
  return buildCopy('mf-fixture', { label, changes: [change] });
}

/** A changed copy of the fixture; its label is unique in the test run. */
interface FixtureCopy {
  readonly label: string;
  readonly changes: readonly SourceChange[];
}

/** Builds a changed copy of the fixture as a remote of this name. */
export function buildCopy(name: string, { label, changes }: FixtureCopy): Promise<Build> {
  const folder = join(ROOT, '.cache/federation-fixture', label);
  return buildOnce(folder, {
    label: `copy-${label}`,
    async make() {
      await copyChanged(folder, changes);
      await build(name, folder);
    },
  });
}

async function copyChanged(folder: string, changes: readonly SourceChange[]): Promise<void> {
  await rm(join(folder, 'src'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(FIXTURES, 'mf-fixture'), folder, { recursive: true, filter: (path) => !path.includes('dist') });
  await writeFile(
    join(folder, 'webpack.config.js'),
    `export { remoteConfig as default } from '${join(ROOT, 'tools/build/webpack/remote-config.mjs')}';`,
  );
  for (const { file, from, to } of changes) {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not say ${from}.`);
    await writeFile(
      path,
      source.replaceAll(from, () => to),
    );
  }
}

/** A build as named by a release, with all files that browsers may fetch. */
export function releasedWhole({ manifest }: Build): ReleasedVersion {
  const paths = Object.keys(manifest.files).filter((path) => path.startsWith(PUBLIC_FOLDER));
  return released(manifest, paths);
}
