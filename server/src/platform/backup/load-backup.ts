import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createFolderStore } from '../objects/folder-store';
import { objectsFolder } from '../objects/open-objects';
import type { ConnectionConfig } from '../schema/database';
import { migrate, MIGRATIONS, type MigrationList } from '../schema/migrate';
import { FILES, OBJECTS, ROWS, type BackedUpTable } from './backup-format';
import { damagedBackup } from './backup-messages';
import type { CheckedBackup } from './check-backup';
import { createCopyIn } from './copy-in';
import { readArchive } from './read-archive';
import { readTables } from './read-catalogue';
import { createProgressReporter } from './progress-reporter';

export interface LoadInput extends CheckedBackup {
  readonly file: string;
  readonly connection: ConnectionConfig;
  readonly dataDir: string;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly migrations?: MigrationList;
}

/** Only the server's user may read these files. */
const OWNER_ONLY = 0o600;

/** Loads a checked backup: the old schema with its rows, objects and keys, then migrates to the newest schema. */
export async function loadBackup(input: LoadInput): Promise<void> {
  const { head, connection, file, dataDir, migrations = MIGRATIONS } = input;
  await migrate(connection, { last: head.migrations.at(-1), migrations });
  await mkdir(objectsFolder({ dataDir }), { recursive: true });
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    // Disables triggers and foreign keys: the rows were checked when they were first written.
    await client.query('set local session_replication_role = replica');
    const tables = await emptyTables(client, input);
    await loadMembers(client, input, tables);
    for (const { name, value, isCalled } of input.contents.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), value, isCalled]);
    await client.query('commit');
    await migrate(connection, { migrations });
    await client.query('analyze');
  } catch (error) {
    // SQLSTATE classes of invalid data and violated constraints.
    if (/^2[23]/.test((error as { code?: string }).code ?? '')) throw damagedBackup(file, (error as Error).message);
    throw error;
  } finally {
    await client.end();
  }
}

/** Deletes the rows that migrations have added. The tables must equal those of the backup, column by column. */
async function emptyTables(
  client: pg.Client,
  { head, file }: Pick<LoadInput, 'head' | 'file'>,
): Promise<ReadonlyMap<string, BackedUpTable>> {
  const tables = await readTables(client);
  const shape = (some: readonly BackedUpTable[]) =>
    some.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`).sort();
  if (shape(tables).join() !== shape(head.tables).join())
    throw damagedBackup(file, 'its tables are not those of its version');
  await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')} cascade`);
  return new Map(head.tables.map((table) => [table.name, table]));
}

async function loadMembers(
  client: pg.Client,
  { file, dataDir, contents, print, signal }: LoadInput,
  tables: ReadonlyMap<string, BackedUpTable>,
): Promise<void> {
  const [store, copyIn, report] = [
    createFolderStore(objectsFolder({ dataDir })),
    createCopyIn(client),
    createProgressReporter(print),
  ];
  let done = 0;
  for await (const { name, bytes } of readArchive(file, signal)) {
    if (name.startsWith(OBJECTS)) await store.put(name.slice(OBJECTS.length), bytes);
    if (name.startsWith(FILES)) await writeFile(join(dataDir, name.slice(FILES.length)), bytes, { mode: OWNER_ONLY });
    const table = name.startsWith(ROWS) ? tables.get(name.split('/')[1] ?? '') : undefined;
    if (table) await copyIn.write(table, bytes);
    done += 1;
    report(done, contents.members.length, 'parts are restored');
  }
  const counts = await copyIn.finish();
  for (const [name, count] of Object.entries(contents.rows))
    if ((counts.get(name) ?? 0) !== count) throw damagedBackup(file, `${name} has not all of its rows`);
}
