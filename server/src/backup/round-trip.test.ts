import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../tools/testing/database';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { patched } from '../../../tools/testing/site/patched';
import { long } from '../../../tools/testing/spec';
import { MADE_AGAIN } from '../objects/made-again';
import { migrate, MIGRATION_NAMES } from '../schema/migrate';
import { checkBackup } from './check-backup';
import { loadBackup } from './load-backup';
import { makeBackup, type BackupInput } from './make-backup';
import { readTables } from './read-catalogue';

const ADA = 'ada@shop.example';
const quiet = () => undefined;

let open: ExampleServer;
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'] } });
  folder = await mkdtemp(join(tmpdir(), 'colonnade-trip-'));
  // Records of two days: one has a table of its own, the other lies in the rest.
  for (const day of ['current_date', `current_date - 20`])
    await ask(
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

let files = 0;
const newFile = () => join(folder, `${(files += 1)}.tar.gz`);

function backup(file: string, more: Partial<BackupInput> = {}): Promise<string[]> {
  const { connection, config } = open;
  return makeBackup({ connection, dataDir: config.dataDir, hasBucket: false, file, say: quiet, ...more });
}

/** An empty database, and the folder beside it. */
async function emptyPlace() {
  const database = await createTestDatabase('template0');
  databases.push(database);
  return { connection: database.connection, dataDir: await mkdtemp(join(folder, 'data-')) };
}

async function restore(file: string) {
  const place = await emptyPlace();
  await loadBackup({ ...(await checkBackup(file)), file, ...place, say: quiet });
  return place;
}

async function ask<T extends pg.QueryResultRow>(connection: pg.ClientConfig, query: string): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
async function allRows(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const rows: Record<string, string[]> = {};
    for (const { name } of await readTables(client)) {
      const { rows: found } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  } finally {
    await client.end();
  }
}

const NEXT = `select relname::text as name, nextval(pg_class.oid::regclass)::text as value
  from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`;

test('every row, number and file is there again, and what keeps books keeps them', async () => {
  for (const name of Object.values(MADE_AGAIN)) await open.objects.put(`${name}/one`, Buffer.from('one'));
  const file = newFile();
  const lines = await backup(file);
  expect(lines).toEqual([expect.stringMatching(/holds [\d,]+ rows and \d+ files/) as string]);
  const { connection, dataDir } = await restore(file);
  expect(await allRows(connection)).toEqual(await allRows(open.connection));
  const [here, there] = [await ask(open.connection, NEXT), await ask(connection, NEXT)];
  expect([here.length > 5, there]).toEqual([true, here]);
  const keys = await readdir(join(open.config.dataDir, 'objects', 'assets'));
  expect([keys.length, await readdir(join(dataDir, 'objects', 'assets'))]).toEqual([2, keys]);
  expect((await stat(join(dataDir, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
  const folders = await readdir(join(dataDir, 'objects'));
  expect(Object.values(MADE_AGAIN).filter((name) => folders.includes(name))).toEqual([]);
  await expect(ask(connection, 'delete from release_change')).rejects.toThrow();
  await expect(ask(connection, `insert into page (site_id) values (gen_random_uuid())`)).rejects.toThrow();
});

test('a backup of an older schema becomes one of this', async () => {
  const [older, place] = ['0019-uploaded-pictures', await emptyPlace()];
  await migrate(place.connection, older);
  await ask(
    place.connection,
    `insert into account (id, email, display_name, password_hash) values (gen_random_uuid(), 'old@shop.example', 'Old', 'x')`,
  );
  const file = newFile();
  await makeBackup({ ...place, hasBucket: false, file, say: quiet });
  expect((await checkBackup(file)).head.migrations.at(-1)).toBe(older);
  const { connection } = await restore(file);
  expect(await ask(connection, 'select email from account')).toEqual([{ email: 'old@shop.example' }]);
  expect(await ask(connection, 'select name from kysely_migration order by name')).toEqual(
    MIGRATION_NAMES.map((name) => ({ name })),
  );
});

long.test('a picture that is replaced meanwhile begins it again; one that was gone before is told', async () => {
  const [file, lines] = [newFile(), [] as string[]];
  let changes = 0;
  const afterSnapshot = async () => {
    changes += 1;
    if (changes === 1) await open.load(patched({ 'assets.0.file': 'logo.png' }, exampleDocument()));
  };
  const told = await backup(file, { afterSnapshot, say: (line) => !line.startsWith('…') && lines.push(line) });
  expect([lines, changes, told.length]).toEqual([
    ['A picture was replaced while it was copied; the backup is begun again.'],
    2,
    1,
  ]);
  const { connection, dataDir } = await restore(file);
  const [row] = await ask<{ object_key: string }>(connection, `select object_key from asset where name = 'mug'`);
  expect((await stat(join(dataDir, 'objects', row!.object_key))).size).toBeGreaterThan(0);

  const { object_key: gone } = await open.db
    .selectFrom('asset')
    .select('object_key')
    .limit(1)
    .executeTakeFirstOrThrow();
  const bytes = await open.objects.get(gone);
  await open.objects.remove(gone);
  const [note] = await backup(newFile());
  expect(note).toContain(`1 pictures were missing before the backup began, ${gone}`);
  await open.objects.put(gone, bytes!);
});

long.test('pictures that are replaced every time end it, by a sentence, and leave nothing', async () => {
  let turn = 0;
  const afterSnapshot = async () => {
    turn += 1;
    await open.load(patched({ 'assets.0.file': turn % 2 === 0 ? 'logo.png' : 'mug.jpg' }, exampleDocument()));
  };
  const file = newFile();
  await expect(backup(file, { afterSnapshot })).rejects.toThrow('Pictures were replaced each time');
  expect((await readdir(folder)).filter((name) => name.startsWith(`${files}.`))).toEqual([]);
});

test('a file that is there stays, also where it comes meanwhile, and what is broken off leaves nothing', async () => {
  const file = newFile();
  const write = () => writeFile(file, 'mine');
  await expect(backup(file, { afterSnapshot: write })).rejects.toThrow(`${file} is there already`);
  await expect(backup(file)).rejects.toThrow(`${file} is there already`);
  const stopping = new AbortController();
  const other = newFile();
  const stop = async () => stopping.abort();
  await expect(backup(other, { afterSnapshot: stop, signal: stopping.signal })).rejects.toThrow('aborted');
  const cut = async () =>
    void (await ask(
      open.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    ));
  await expect(backup(other, { afterSnapshot: cut })).rejects.toThrow();
  await expect(backup(join(folder, 'none', 'b.tar.gz'))).rejects.toThrow(
    'check how it is spelled, and that its folder is there',
  );
  expect((await readdir(folder)).filter((name) => name.includes('.part') || name === `${files}.tar.gz`)).toEqual([]);
});

test('what cannot be read is named, and not the file that was to be written', async () => {
  const dataDir = await mkdtemp(join(folder, 'broken-'));
  await writeFile(join(dataDir, 'objects'), 'a file is in the way');
  await expect(backup(newFile(), { dataDir })).rejects.toMatchObject({
    name: 'StartError',
    message: `Could not look through ${join(dataDir, 'objects')}: a file is where a folder should be.`,
  });
  await rm(join(dataDir, 'objects'));
  await mkdir(join(dataDir, 'signing-key.pem'));
  await expect(backup(newFile(), { dataDir })).rejects.toMatchObject({
    name: 'StartError',
    message: `Could not read ${join(dataDir, 'signing-key.pem')}: a folder is where a file should be.`,
  });
});

test('objects of a bucket stay there, and that is said', async () => {
  const file = newFile();
  const [note] = await backup(file, { hasBucket: true });
  expect(note).toContain('lie in the bucket and are not in the backup');
  const { head, contents } = await checkBackup(file);
  expect([head.objects, contents.members.filter(({ name }) => name.startsWith('objects/'))]).toEqual(['bucket', []]);
});

test('tables that are not those of the version are refused, and so are rows that do not fit', async () => {
  await mkdir(join(folder, 'x'));
  const [file, place] = [newFile(), await emptyPlace()];
  await backup(file);
  const checked = await checkBackup(file);
  const other = { ...checked, head: { ...checked.head, tables: checked.head.tables.slice(1) } };
  await expect(loadBackup({ ...other, file, ...place, say: quiet })).rejects.toThrow(
    'its tables are not those of its version',
  );
  const fewer = { ...checked, contents: { ...checked.contents, rows: { ...checked.contents.rows, page: 1 } } };
  await expect(loadBackup({ ...fewer, file, ...place, say: quiet })).rejects.toThrow('page has not all of its rows');
});
