import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { checkBackup } from './check-backup';
import { loadBackup } from './load-backup';
import { makeBackup, type BackupInput } from './make-backup';

const ADA = 'ada@shop.example';
export const quiet = () => undefined;

/** The example's server for the tests of a file, and a folder for backups and restores. */
export function openBackups() {
  let open: ExampleServer;
  let folder = '';
  let files = 0;
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    open = await openExample({ accounts: { [ADA]: ['admin'] } });
    folder = await mkdtemp(join(tmpdir(), 'colonnade-trip-'));
    // Records of two days: one day has a partition, the other's record is in the default one.
    for (const day of ['current_date', `current_date - 20`])
      await query(
        open.connection,
        `insert into telemetry_record (day, site_id, key, position, at, kind, name, origin, path, bucket)
        select ${day}, id, gen_random_uuid(), 0, now(), 'x', 'tab\tand\\ "quote"', '', '/', 0 from site`,
      );
  });
  afterAll(async () => {
    await open.close();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const emptyPlace = async () => {
    const database = await createTestDatabase('template0');
    databases.push(database);
    return { connection: database.connection, dataDir: await mkdtemp(join(folder, 'data-')) };
  };
  return {
    get open() {
      return open;
    },
    get folder() {
      return folder;
    },
    newFile: () => join(folder, `${(files += 1)}.tar.gz`),
    backup: (file: string, more: Partial<BackupInput> = {}) =>
      makeBackup({
        connection: open.connection,
        dataDir: open.config.dataDir,
        hasBucket: false,
        file,
        print: quiet,
        ...more,
      }),
    emptyPlace,
    async restore(file: string) {
      const place = await emptyPlace();
      await loadBackup({ ...(await checkBackup(file)), file, ...place, print: quiet });
      return place;
    },
  };
}

export async function query<T extends pg.QueryResultRow>(connection: pg.ClientConfig, query: string): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}
