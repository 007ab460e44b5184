import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { FOLDER_MARK } from '../../../../tools/testing/database/abandoned-databases';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { borrowEmbedded } from '../postgres/embedded/borrow-embedded';
import { makeBackup } from './make-backup';
import { restoreBackup, type RestoreInput } from './restore-backup';

const quiet = () => undefined;

let folder: string;
let file: string;
let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `${FOLDER_MARK}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to enter.
  await chmod(folder, 0o755);
  [file, dataDir] = [join(folder, 'b.tar.gz'), join(folder, 'data')];
  database = await createTestDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query(account('saved'));
  await client.end();
  await makeBackup({ ...database, dataDir: folder, hasBucket: false, file, print: quiet });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const account = (name: string) =>
  `insert into account (id, email, display_name, password_hash) values (gen_random_uuid(), '${name}', '', 'x')`;
const restore = (more: Partial<RestoreInput> = {}) =>
  restoreBackup({ file, dataDir, replaces: false, print: quiet, ...more });

/** The accounts in the database of a new start on the folder. */
async function accounts(change?: string): Promise<string[]> {
  return borrowEmbedded({ dataDir, log: quiet }, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    if (change) await client.query(change);
    const { rows } = await client.query<{ email: string }>('select email from account order by email');
    await client.end();
    return rows.map(({ email }) => email);
  });
}

const entries = async () => (await readdir(dataDir)).filter((name) => !/^postgres[.-]/.test(name)).sort();

test('restores into a new folder; with consent replaces existing data, even after interruptions, and keeps the old data', async () => {
  await restore();
  expect([await accounts(account('later')), await entries()]).toEqual([
    ['later', 'saved'],
    ['objects', 'postgres'],
  ]);
  await expect(restore()).rejects.toThrow(
    `${dataDir} already contains data: set DATA_DIR to an empty folder, or add --replace`,
  );

  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, (await readFile(file)).subarray(0, 2000));
  await expect(restore({ file: damaged, replaces: true })).rejects.toThrow('is incomplete');
  const stopping = new AbortController();
  const print = (line: string) => line === 'Restoring' && stopping.abort();
  await expect(restore({ replaces: true, signal: stopping.signal, print })).rejects.toThrow('aborted');
  expect(await entries()).toEqual(['objects', 'postgres']);

  const onStep = (step: string) => {
    if (step === 'objects → before-restore/objects') throw new Error('killed');
  };
  await expect(restore({ replaces: true, onStep })).rejects.toThrow('killed');
  expect(await entries()).toEqual(['before-restore', 'objects', 'restored']);
  // Between two renames there is no database in place; a start that ignored the restore would begin empty.
  expect([await accounts(), await entries()]).toEqual([['saved'], ['before-restore', 'objects', 'postgres']]);
});
