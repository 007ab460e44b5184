import { randomUUID } from 'node:crypto';
import { link, lstat, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { explainFileError } from '../objects/explain-file-error';
import { createFolderStore } from '../objects/folder-store';
import { listObjects } from '../objects/list-objects';
import { objectsFolder } from '../objects/open-objects';
import { StartError } from '../postgres/start-error';
import type { ConnectionConfig } from '../schema/database';
import {
  CONTENTS,
  FILES,
  FORMAT,
  HEAD,
  KEPT_FILES,
  OBJECTS,
  type BackupContents,
  type BackupHead,
} from './backup-format';
import { alreadyThere, explainBackupFile } from './backup-sentences';
import { checkBackup } from './check-backup';
import { copyOut } from './copy-out';
import { readMigrations, readSequences, readTables } from './read-catalogue';
import { createTellProgress } from './tell-progress';
import { writeArchive, type ArchiveWriter } from './write-archive';

/** What is backed up, and where to. */
export interface BackupInput {
  readonly connection: ConnectionConfig;
  readonly dataDir: string;
  /** Objects lie in a bucket, and stay there. */
  readonly hasBucket: boolean;
  /** The new file. Absolute. */
  readonly file: string;
  /** Told how far it has come. */
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Called once the database's state is held fast and before objects are copied; for tests. */
  readonly afterSnapshot?: () => Promise<void>;
}

/** Resized pictures are made again when they are asked for. */
const CACHE = /^resized\//;
/** A picture that is replaced meanwhile is rare, and often enough means that somebody imports again and again. */
const ATTEMPTS = 3;
const MEGABYTE = 1_000_000;
/** What file systems answer that have no second names for a file. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP']);

/**
 * Writes all that a server keeps into one file, beside the server that may run: the rows as they were in one moment, the
 * objects these name, and the keys. The file is read again before it gets its name. Gives lines that say what was done.
 * Throws a StartError for what somebody can set right; nothing is left of an unfinished file then.
 */
export async function makeBackup(input: BackupInput): Promise<string[]> {
  const { file, say } = input;
  if (await lstat(file).catch(ifMissing)) throw alreadyThere(file);
  const unfinished = `${file}.part-${randomUUID()}`;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const written = await write(input, unfinished);
      if (written !== 'replaced') return await finish(written, { file, unfinished });
      if (attempt === ATTEMPTS)
        throw new StartError(
          'Pictures were replaced each time while they were copied: make the backup again when nobody imports a site.',
        );
      say('A picture was replaced while it was copied; the backup is begun again.');
    }
  } catch (error) {
    throw explain(error, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** What was wrong may be the new file, or what was to go into it. */
function explain(error: unknown, file: string): unknown {
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === 'connect') return error;
  if (syscall !== undefined) return explainBackupFile(error, file);
  // What was read has its sentence already.
  return cause === undefined ? error : new StartError(message, { cause: error });
}

interface Written {
  readonly contents: BackupContents;
  readonly objects: number;
  readonly notes: readonly string[];
}

async function finish(
  { contents, objects, notes }: Written,
  { file, unfinished }: { readonly file: string; readonly unfinished: string },
): Promise<string[]> {
  await checkBackup(unfinished);
  const { size } = await stat(unfinished);
  await giveName(unfinished, file);
  const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
  const megabytes = (size / MEGABYTE).toFixed(1);
  return [
    ...notes,
    `${file} holds ${rows.toLocaleString('en')} rows and ${objects.toLocaleString('en')} files (${megabytes} MB). Whoever can read it has all keys and addresses in it.`,
  ];
}

/** Another backup may have got the name meanwhile: a second name is refused then, a renaming would not be. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await lstat(file).catch(ifMissing)) throw alreadyThere(file);
    await rename(unfinished, file);
  }
}

async function write(input: BackupInput, unfinished: string): Promise<Written | 'replaced'> {
  const { connection, signal } = input;
  const client = new pg.Client(connection);
  // A connection that breaks says so to who waits for an answer.
  client.on('error', () => undefined);
  await client.connect();
  const archive = await writeArchive(unfinished).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  const stop = () => void archive.abandon();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    const written = await fill(input, { client, archive });
    if (written !== 'replaced') return written;
    await archive.abandon();
    await rm(unfinished);
    return written;
  } catch (error) {
    await archive.abandon();
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

interface Open {
  readonly client: pg.Client;
  readonly archive: ArchiveWriter;
}

async function fill(input: BackupInput, { client, archive }: Open): Promise<Written | 'replaced'> {
  const { dataDir, hasBucket, say, signal, afterSnapshot } = input;
  const tell = createTellProgress(say);
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new StartError('There is nothing to back up: no server has run here yet.');
  const tables = await readTables(client);
  const head: BackupHead = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations,
    objects: hasBucket ? 'bucket' : 'folder',
    tables,
  };
  await archive.add(HEAD, json(head));
  const wanted = await objectKeys(client);
  await afterSnapshot?.();
  const copied = hasBucket ? new Set<string>() : await copyObjects({ dataDir, archive, tell, signal });
  const missing = hasBucket ? [] : wanted.filter((key) => !copied.has(key));
  if (missing.length > 0 && (await haveChanged(input.connection, missing))) return 'replaced';
  for (const name of KEPT_FILES) {
    const bytes = await readKept(join(dataDir, name));
    if (bytes) await archive.add(`${FILES}${name}`, bytes);
  }
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = await copyOut(client, table, async (name, bytes) => {
      signal?.throwIfAborted();
      await archive.add(name, bytes);
      tell(Object.keys(rows).length, tables.length, 'tables');
    });
  }
  const contents: BackupContents = { members: [...archive.members], rows, sequences: await readSequences(client) };
  await archive.add(CONTENTS, json(contents));
  await archive.finish();
  return { contents, objects: copied.size, notes: notes(missing, hasBucket) };
}

function notes(missing: readonly string[], hasBucket: boolean): string[] {
  if (hasBucket)
    return [
      'Artifacts and pictures lie in the bucket and are not in the backup: keep copies of it as its store offers.',
    ];
  if (missing.length === 0) return [];
  return [
    `${missing.length} pictures were missing before the backup began, ${missing[0]} for one: pages that show them were already broken.`,
  ];
}

/** Keys of the originals that pages show. */
async function objectKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ object_key: string }>('select object_key from asset');
  return rows.map(({ object_key }) => object_key);
}

interface CopyObjectsInput {
  readonly dataDir: string;
  readonly archive: ArchiveWriter;
  readonly tell: ReturnType<typeof createTellProgress>;
  readonly signal: AbortSignal | undefined;
}

async function copyObjects({ dataDir, archive, tell, signal }: CopyObjectsInput): Promise<ReadonlySet<string>> {
  const folder = objectsFolder({ dataDir });
  const [store, keys] = [createFolderStore(folder), (await listObjects(folder)).filter((key) => !CACHE.test(key))];
  const copied = new Set<string>();
  for (const key of keys) {
    signal?.throwIfAborted();
    const bytes = await store.get(key);
    if (!bytes) continue;
    await archive.add(`${OBJECTS}${key}`, bytes);
    copied.add(key);
    tell(copied.size, keys.length, 'files');
  }
  return copied;
}

/** True where some of these keys are nobody's any more: their pictures were replaced since. Else they were gone before. */
async function haveChanged(connection: ConnectionConfig, keys: readonly string[]): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const query = 'select count(*)::int as count from asset where object_key = any($1)';
    const { rows } = await client.query<{ count: number }>(query, [keys]);
    return rows[0]?.count !== keys.length;
  } finally {
    await client.end();
  }
}

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path).catch(ifMissing);
  } catch (error) {
    throw explainFileError(`read ${path}`, error);
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
