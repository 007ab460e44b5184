import pg from 'pg';
import { createFolderStore } from '../objects/folder-store';
import { listObjects } from '../objects/list-objects';
import { isMadeAgain } from '../objects/made-again';
import { objectsFolder } from '../objects/open-objects';
import type { ConnectionConfig } from '../schema/database';
import { OBJECTS } from './backup-format';
import type { ReportProgress } from './progress-reporter';
import type { ArchiveWriter } from './write-archive';

export interface CopyObjectsInput {
  /** The connection whose snapshot the backup shows. */
  readonly client: pg.Client;
  readonly connection: ConnectionConfig;
  readonly dataDir: string;
  readonly archive: ArchiveWriter;
  readonly report: ReportProgress;
  readonly signal?: AbortSignal;
}

export interface CopiedObjects {
  readonly count: number;
  /** Keys of pictures that were already missing. */
  readonly missing: readonly string[];
}

/** Copies the objects of the data folder; returns `replaced` if some were replaced before they were copied. */
export async function copyObjects(input: CopyObjectsInput): Promise<CopiedObjects | 'replaced'> {
  const wanted = await objectKeys(input.client);
  const copied = await copyFolder(input);
  const missing = wanted.filter((key) => !copied.has(key));
  if (missing.length > 0 && (await haveChanged(input.connection, missing))) return 'replaced';
  return { count: copied.size, missing };
}

/** Tables of files beside the pictures; an older schema lacks some. */
const FILE_TABLES = ['product_file', 'site_file', 'form_upload', 'form_upload_piece', 'file_upload_piece'];

/** Keys of pictures, other files of sites, product files, files sent with forms, and pieces of uploads. */
async function objectKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ object_key: string }>(await namedKeys(client));
  return rows.map(({ object_key }) => object_key);
}

async function namedKeys(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [FILE_TABLES],
  );
  return ['asset', ...rows.map(({ name }) => name)]
    .map((name) => `select object_key from ${name} where object_key is not null`)
    .join(' union all ');
}

async function copyFolder({ dataDir, archive, report, signal }: CopyObjectsInput): Promise<ReadonlySet<string>> {
  const folder = objectsFolder({ dataDir });
  const [store, keys] = [createFolderStore(folder), (await listObjects(folder)).filter((key) => !isMadeAgain(key))];
  const copied = new Set<string>();
  for (const key of keys) {
    signal?.throwIfAborted();
    const bytes = await store.get(key);
    if (!bytes) continue;
    await archive.add(`${OBJECTS}${key}`, bytes);
    copied.add(key);
    report(copied.size, keys.length, 'files');
  }
  return copied;
}

/** True if rows no longer name some of these keys: pictures were replaced. Otherwise the files were already missing. */
async function haveChanged(connection: ConnectionConfig, keys: readonly string[]): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const query = `select count(*)::int as count from (${await namedKeys(client)}) as named where object_key = any($1)`;
    const { rows } = await client.query<{ count: number }>(query, [keys]);
    return rows[0]?.count !== keys.length;
  } finally {
    await client.end();
  }
}
