import { appendFile, mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepEmbedded } from './embedded/keep-embedded';
import { StartError } from './start-error';
import { makeTestPlace, type TestPlace } from './test-place.fixture';

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

async function failure(start: Promise<unknown>): Promise<StartError> {
  const error: unknown = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return error as StartError;
}

describe('says in one sentence', () => {
  test('that the folder contains something else', async () => {
    await mkdir(place.cluster, { recursive: true });
    await writeFile(join(place.cluster, 'letter.txt'), 'Dear all');
    const { message } = await failure(place.start());
    expect(message).toContain('is damaged (it holds files, but no whole PostgreSQL data)');
    expect(message).toContain('npm run reset');
  });

  test('that the data is damaged', async () => {
    await place.fill();
    await truncate(join(place.cluster, 'global', 'pg_control'), 100);
    const { message } = await failure(place.start());
    expect(message).toMatch(
      /^The data folder .* is damaged \(.*pg_control.*\): restore a backup of it, or run "npm run reset"/,
    );
    expect(message).not.toContain('\n');
  });

  test('that its journal is missing', async () => {
    await place.fill();
    for (const name of await readdir(join(place.cluster, 'pg_wal'))) {
      await rm(join(place.cluster, 'pg_wal', name), { recursive: true });
    }
    expect((await failure(place.start())).message).toContain('is damaged (could not locate a valid checkpoint record');
  });

  test('that another major version wrote it', async () => {
    await place.fill();
    await writeFile(join(place.cluster, 'PG_VERSION'), '12\n');
    expect((await failure(place.start())).message).toMatch(
      /was written by PostgreSQL 12, but here is only version 18.*: install PostgreSQL 12 so that it is on PATH/,
    );
  });

  test('that a setting is wrong, without touching the data', async () => {
    await place.fill();
    await appendFile(join(place.cluster, 'postgresql.conf'), 'shared_buffers = nonsense\n');
    const { message } = await failure(place.start());
    expect(message).toMatch(/^PostgreSQL did not start \(configuration file .* contains errors\): .*postgres\.log\.$/);
    expect(await readFile(join(place.dataDir, 'postgres.log'), 'utf8')).toContain('shared_buffers');
  });

  test('that a file is in the way', async () => {
    await writeFile(place.dataDir, 'not a folder');
    const kept = () =>
      keepEmbedded({ dataDir: place.dataDir, log: () => undefined, pid: process.pid, onLost: () => undefined });
    for (const start of [() => place.start(), kept])
      expect((await failure(start())).message).toBe(
        `${place.dataDir} is not a folder: move that file away, or set DATA_DIR to another folder.`,
      );
  });
});
