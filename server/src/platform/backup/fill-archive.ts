import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ignoreMissing } from '../ignore-missing';
import { explainFileError } from '../objects/explain-file-error';
import { StartError } from '../postgres/start-error';
import type { ConnectionConfig } from '../schema/database';
import { isUnreleased, unreleasedDatabase } from '../schema/unreleased';
import { CONTENTS, FILES, FORMAT, HEAD, KEPT_FILES, type BackupContents, type BackupHead } from './backup-format';
import { copyObjects } from './copy-objects';
import { copyOut } from './copy-out';
import { readMigrations, readSequences, readTables } from './read-catalogue';
import { createProgressReporter } from './progress-reporter';
import type { ArchiveWriter } from './write-archive';

export interface FillInput {
  readonly connection: ConnectionConfig;
  readonly dataDir: string;
  /** True if objects are in a bucket, which the backup does not include. */
  readonly hasBucket: boolean;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Called between taking the database snapshot and copying objects; for tests. */
  readonly afterSnapshot?: () => Promise<void>;
}

export interface Filled {
  readonly rows: number;
  readonly objects: number;
  readonly notes: readonly string[];
}

/** Writes database rows of one snapshot, the objects they name, and the keys into an archive. */
export async function fillArchive(
  input: FillInput,
  { client, archive }: { readonly client: pg.Client; readonly archive: ArchiveWriter },
): Promise<Filled | 'replaced'> {
  const { connection, dataDir, hasBucket, print, signal, afterSnapshot } = input;
  const report = createProgressReporter(print);
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new StartError('There is nothing to back up: no server has run here yet.');
  if (migrations.some(isUnreleased)) throw unreleasedDatabase();
  const tables = await readTables(client);
  const head: BackupHead = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations,
    objects: hasBucket ? 'bucket' : 'folder',
    tables,
  };
  await archive.add(HEAD, json(head));
  await afterSnapshot?.();
  const objects = hasBucket
    ? { count: 0, missing: [] }
    : await copyObjects({ client, connection, dataDir, archive, report, ...(signal && { signal }) });
  if (objects === 'replaced') return objects;
  for (const name of KEPT_FILES) {
    const bytes = await readKept(join(dataDir, name));
    if (bytes) await archive.add(`${FILES}${name}`, bytes);
  }
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = await copyOut(client, table, async (name, bytes) => {
      signal?.throwIfAborted();
      await archive.add(name, bytes);
      report(Object.keys(rows).length, tables.length, 'tables');
    });
  }
  const contents: BackupContents = { members: [...archive.members], rows, sequences: await readSequences(client) };
  await archive.add(CONTENTS, json(contents));
  await archive.finish();
  return {
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    objects: objects.count,
    notes: notes(objects.missing, hasBucket),
  };
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

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path).catch(ignoreMissing);
  } catch (error) {
    throw explainFileError(`read ${path}`, error);
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
