import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { changingFiles, followChanged } from './change-rows';
import { findLibraryFile } from './library-row';

const TABLES = ['asset', 'site_file'] as const;
const VERSION_CHARACTERS = 32;

export interface FilesToChange {
  readonly siteId: string;
  readonly ids: readonly string[];
}

/**
 * Puts files into the bin: lists and choosers no longer offer them. Places that use them go on showing them, and nothing in use is
 * ever removed. Returns the number of files.
 */
export async function deleteFiles(db: Database, { siteId, ids }: FilesToChange): Promise<number> {
  return changeEach(db, (trx, table) =>
    sql`update ${sql.table(table)} set binned_at = now(), unused_since = null
      where site_id = ${siteId} and id = any(${ids}::uuid[]) and binned_at is null returning id`.execute(trx),
  );
}

/** Takes files out of the bin. Returns their number. */
export async function returnFiles(db: Database, { siteId, ids }: FilesToChange): Promise<number> {
  return changeEach(db, (trx, table) =>
    sql`update ${sql.table(table)} set binned_at = null, unused_since = null
      where site_id = ${siteId} and id = any(${ids}::uuid[]) and binned_at is not null returning id`.execute(trx),
  );
}

/** Moves files to a folder; an empty name takes them out of theirs. Returns their number. */
export async function moveFiles(
  db: Database,
  { siteId, ids, folder }: FilesToChange & { readonly folder: string },
): Promise<number> {
  return changeEach(db, (trx, table) =>
    sql`update ${sql.table(table)} set folder = ${folder}
      where site_id = ${siteId} and id = any(${ids}::uuid[]) returning id`.execute(trx),
  );
}

async function changeEach(
  db: Database,
  change: (trx: Transaction<Tables>, table: (typeof TABLES)[number]) => Promise<{ readonly rows: readonly unknown[] }>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const table of TABLES) count += (await change(trx, table)).rows.length;
    return count;
  });
}

export interface FileDetails {
  /** As it is shown, with its extension. */
  readonly title: string;
  readonly alt: string;
  readonly folder: string;
  readonly focalX: number;
  readonly focalY: number;
}

/** What somebody saves, and the version that their form showed. */
export interface SaveDetails extends FileDetails {
  readonly siteId: string;
  readonly id: string;
  readonly seen: string;
}

export type SavedDetails =
  | { readonly kind: 'saved' | 'gone' }
  /** Somebody else has saved these meanwhile. */
  | { readonly kind: 'conflict'; readonly stored: FileDetails; readonly version: string };

/** Names the saved details of a file. */
export function detailsVersion({ title, alt, folder, focalX, focalY }: FileDetails): string {
  return hash('sha256', JSON.stringify([title, alt, folder, focalX, focalY])).slice(0, VERSION_CHARACTERS);
}

/** Saves the details of a file; its address stays, and what places show of it follows in the same transaction. */
export async function saveDetails(db: Database, details: SaveDetails): Promise<SavedDetails> {
  const { siteId, id, title, alt, folder, focalX, focalY, seen } = details;
  return changingFiles<SavedDetails>(db, siteId, async (trx) => {
    const row = await findLibraryFile(trx, { siteId, id });
    if (!row) return { kind: 'gone' };
    const stored = { title: row.title, alt: row.alt, folder: row.folder, focalX: row.focal_x, focalY: row.focal_y };
    const version = detailsVersion(stored);
    if (version === detailsVersion(details)) return { kind: 'saved' };
    if (version !== seen) return { kind: 'conflict', stored, version };
    const own = { title, folder, changed_at: new Date() };
    if (row.kind === 'picture')
      await trx
        .updateTable('asset')
        .set({ ...own, alt, focal_x: focalX, focal_y: focalY })
        .where('id', '=', id)
        .execute();
    else await trx.updateTable('site_file').set(own).where('id', '=', id).execute();
    await followChanged(trx, siteId, id);
    return { kind: 'saved' };
  });
}
