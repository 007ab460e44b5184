import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { query, openBackups, quiet } from './backups.fixture';
import { checkBackup } from './check-backup';
import { loadBackup } from './load-backup';

const backups = openBackups();
const { backup, emptyPlace, newFile } = backups;

test('an existing file stays, even if it appears meanwhile, and an interrupted backup leaves nothing', async () => {
  const file = newFile();
  const write = () => writeFile(file, 'mine');
  await expect(backup(file, { afterSnapshot: write })).rejects.toThrow(`${file} already exists`);
  await expect(backup(file)).rejects.toThrow(`${file} already exists`);
  const stopping = new AbortController();
  const other = newFile();
  const stop = async () => stopping.abort();
  await expect(backup(other, { afterSnapshot: stop, signal: stopping.signal })).rejects.toThrow('aborted');
  const cut = async () =>
    void (await query(
      backups.open.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    ));
  await expect(backup(other, { afterSnapshot: cut })).rejects.toThrow();
  await expect(backup(join(backups.folder, 'none', 'b.tar.gz'))).rejects.toThrow(
    'check how it is spelled, and that its folder is there',
  );
  expect((await readdir(backups.folder)).filter((name) => name.includes('.part') || name === basename(other))).toEqual(
    [],
  );
});

test('the message names what cannot be read, not the file to be written', async () => {
  const dataDir = await mkdtemp(join(backups.folder, 'broken-'));
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

test('tables that differ from the version’s are refused, and so are rows that do not fit', async () => {
  await mkdir(join(backups.folder, 'x'));
  const [file, place] = [newFile(), await emptyPlace()];
  await backup(file);
  const checked = await checkBackup(file);
  const other = { ...checked, head: { ...checked.head, tables: checked.head.tables.slice(1) } };
  await expect(loadBackup({ ...other, file, ...place, print: quiet })).rejects.toThrow(
    'its tables are not those of its version',
  );
  const fewer = { ...checked, contents: { ...checked.contents, rows: { ...checked.contents.rows, page: 1 } } };
  await expect(loadBackup({ ...fewer, file, ...place, print: quiet })).rejects.toThrow('page has not all of its rows');
});
