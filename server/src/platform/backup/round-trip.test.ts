import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { long } from '../../../../tools/testing/spec';
import { MADE_AGAIN } from '../objects/made-again';
import { LATER_MIGRATIONS } from '../schema/later-migrations.fixture';
import { migrate, MIGRATION_NAMES, namesOf } from '../schema/migrate';
import { query, openBackups, quiet } from './backups.fixture';
import { checkBackup } from './check-backup';
import { loadBackup } from './load-backup';
import { makeBackup } from './make-backup';
import { readTables } from './read-catalogue';

const backups = openBackups();
const { backup, emptyPlace, newFile, restore } = backups;

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

async function sellFile(key: string, text: string): Promise<void> {
  const { db, objects } = backups.open;
  const product = await db.selectFrom('product').select(['id', 'site_id']).limit(1).executeTakeFirstOrThrow();
  await objects.put(key, Buffer.from(text));
  const row = { id: randomUUID(), name: 'guide.txt', sha256: 'x', bytes: text.length, object_key: key };
  await db
    .insertInto('product_file')
    .values({ product_id: product.id, site_id: product.site_id, ...row })
    .execute();
}

const NEXT = `select relname::text as name, nextval(pg_class.oid::regclass)::text as value
  from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`;

test('every row, number and file is restored, and change logs stay protected', async () => {
  for (const name of Object.values(MADE_AGAIN)) await backups.open.objects.put(`${name}/one`, Buffer.from('one'));
  await sellFile('files/guide', 'what buyers download');
  const file = newFile();
  const lines = await backup(file);
  expect(lines).toEqual([expect.stringMatching(/holds [\d,]+ rows and \d+ files/) as string]);
  const { connection, dataDir } = await restore(file);
  expect(await allRows(connection)).toEqual(await allRows(backups.open.connection));
  const [here, there] = [await query(backups.open.connection, NEXT), await query(connection, NEXT)];
  expect([here.length > 5, there]).toEqual([true, here]);
  const keys = await readdir(join(backups.open.config.dataDir, 'objects', 'assets'));
  expect([keys.length, await readdir(join(dataDir, 'objects', 'assets'))]).toEqual([2, keys]);
  expect(await readFile(join(dataDir, 'objects', 'files', 'guide'), 'utf8')).toBe('what buyers download');
  expect((await stat(join(dataDir, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
  const folders = await readdir(join(dataDir, 'objects'));
  expect(Object.values(MADE_AGAIN).filter((name) => folders.includes(name))).toEqual([]);
  await expect(query(connection, 'delete from release_change')).rejects.toThrow();
  await expect(query(connection, `insert into page (site_id) values (gen_random_uuid())`)).rejects.toThrow();
});

test('a backup of an older schema is migrated to the current one', async () => {
  const [older, place] = [MIGRATION_NAMES[0], await emptyPlace()];
  await migrate(place.connection, { last: older });
  await query(
    place.connection,
    `insert into account (id, email, display_name, password_hash) values (gen_random_uuid(), 'old@shop.example', 'Old', 'x')`,
  );
  const file = newFile();
  await makeBackup({ ...place, hasBucket: false, file, print: quiet });
  const checked = await checkBackup(file);
  expect(checked.head.migrations).toEqual([older]);
  const { connection, dataDir } = await emptyPlace();
  await loadBackup({ ...checked, file, connection, dataDir, print: quiet, migrations: LATER_MIGRATIONS });
  expect(await query(connection, 'select email from account')).toEqual([{ email: 'old@shop.example' }]);
  const done = await query<{ name: string }>(connection, 'select name from kysely_migration');
  expect(done.map(({ name }) => name).sort()).toEqual([...namesOf(LATER_MIGRATIONS)].sort());
});

long.test('a picture replaced meanwhile restarts the backup; one that was already missing is reported', async () => {
  const [file, lines] = [newFile(), [] as string[]];
  let changes = 0;
  const afterSnapshot = async () => {
    changes += 1;
    if (changes === 1) await backups.open.load(patched({ 'assets.0.file': 'logo.png' }, exampleDocument()));
  };
  const messages = await backup(file, { afterSnapshot, print: (line) => !line.startsWith('…') && lines.push(line) });
  expect([lines, changes, messages.length]).toEqual([
    ['A picture was replaced while it was copied; the backup starts again.'],
    2,
    1,
  ]);
  const { connection, dataDir } = await restore(file);
  const [row] = await query<{ object_key: string }>(connection, `select object_key from asset where name = 'mug'`);
  expect((await stat(join(dataDir, 'objects', row!.object_key))).size).toBeGreaterThan(0);

  const { object_key: gone } = await backups.open.db
    .selectFrom('asset')
    .select('object_key')
    .limit(1)
    .executeTakeFirstOrThrow();
  const bytes = await backups.open.objects.get(gone);
  await backups.open.objects.remove(gone);
  const [note] = await backup(newFile());
  expect(note).toContain(`1 pictures were missing before the backup began, ${gone}`);
  await backups.open.objects.put(gone, bytes!);
});

long.test('pictures replaced on every attempt end the backup with a message, and leave nothing', async () => {
  let turn = 0;
  const afterSnapshot = async () => {
    turn += 1;
    await backups.open.load(patched({ 'assets.0.file': turn % 2 === 0 ? 'logo.png' : 'mug.jpg' }, exampleDocument()));
  };
  const file = newFile();
  await expect(backup(file, { afterSnapshot })).rejects.toThrow('Pictures were replaced each time');
  expect((await readdir(backups.folder)).filter((name) => name.startsWith(basename(file)))).toEqual([]);
});

test('objects of a bucket stay there, and the backup says so', async () => {
  const file = newFile();
  const [note] = await backup(file, { hasBucket: true });
  expect(note).toContain('lie in the bucket and are not in the backup');
  const { head, contents } = await checkBackup(file);
  expect([head.objects, contents.members.filter(({ name }) => name.startsWith('objects/'))]).toEqual(['bucket', []]);
});
