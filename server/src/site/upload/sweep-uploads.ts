import { sql, type Transaction } from 'kysely';
import { FILE_BIN_DAYS } from 'shared-types/admin/files/files';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { picturesKeys } from '../image/picture-keys';
import { lockFiles, noteUnclaimed } from '../library/change-rows';
import { IN_ADDRESSES, usedIdsOf } from '../library/file-uses';

export interface SweepUploadsDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** Longer than an upload takes, and than any instance caches a deleted picture. */
const UNCLAIMED_SECONDS = 3600;
/** First part of the keys of pictures. */
const PICTURES = 'assets/';
const TABLES = ['asset', 'site_file'] as const;
type FileTable = (typeof TABLES)[number];

/**
 * Deletes files for good that have been in the bin for a month, and that no product, cart, page, order or email has used for as
 * long; and bytes without a file.
 */
export async function sweepUploads({ db, objects }: SweepUploadsDeps): Promise<void> {
  const { rows: sites } = await sql<{ id: string }>`
    select site_id as id from asset where binned_at is not null
    union select site_id from site_file where binned_at is not null`.execute(db);
  for (const { id } of sites) await db.transaction().execute((transaction) => emptyBin(transaction, id));
  while (await sweepUnclaimed(db, objects));
}

/** Under the lock, so that no file is deleted that is being published or chosen. */
async function emptyBin(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await lockFiles(transaction, siteId);
  const gone: (string | null)[] = [];
  for (const table of TABLES) {
    await markUnused(transaction, siteId, table);
    gone.push(...(await deleteUnused(transaction, siteId, table)));
  }
  if (gone.length === 0) return;
  await dropVideos(transaction, siteId);
  await noteUnclaimed(transaction, siteId, gone);
  await bumpRevision(transaction, siteId);
}

/** Records for each file in the bin since when nothing has used it. */
async function markUnused(transaction: Transaction<Tables>, siteId: string, table: FileTable): Promise<void> {
  await sql`
    with used as materialized (select id from ${usedIdsOf(siteId)} as used)
    update ${sql.table(table)} as file
    set unused_since = case when exists (select from used where used.id = file.id) then null else coalesce(unused_since, now()) end
    where site_id = ${siteId} and binned_at is not null`.execute(transaction);
}

/** The keys of what was deleted. */
async function deleteUnused(
  transaction: Transaction<Tables>,
  siteId: string,
  table: FileTable,
): Promise<(string | null)[]> {
  const original = table === 'asset' ? sql`original_key` : sql`null`;
  const longAgo = sql`now() - make_interval(days => ${FILE_BIN_DAYS})`;
  const { rows } = await sql<{ keys: (string | null)[] }>`
    delete from ${sql.table(table)}
    where site_id = ${siteId} and binned_at < ${longAgo} and unused_since < ${longAgo}
    returning array[object_key, ${original}] as keys`.execute(transaction);
  return rows.flatMap(({ keys }) => keys);
}

/** Pages can no longer name videos whose files were deleted. */
async function dropVideos(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`
    delete from site_video where site_id = ${siteId} and exists (
      select from regexp_matches(file::text, ${IN_ADDRESSES}, 'g') as found
      where found[1]::uuid not in (select id from site_file where site_id = ${siteId})
    )`.execute(transaction);
}

/** Only pictures have renditions. */
function keysOf(key: string): readonly string[] {
  return key.startsWith(PICTURES) ? picturesKeys(key) : [key];
}

/** Deletes the bytes of one note, then the note; false if there is none. Notes locked by another instance are skipped. */
async function sweepUnclaimed(db: Database, objects: ObjectStore): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const note = await transaction
      .selectFrom('unclaimed_object')
      .select('object_key')
      .where('since', '<', sql<Date>`now() - make_interval(secs => ${UNCLAIMED_SECONDS})`)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!note) return false;
    for (const key of keysOf(note.object_key)) await objects.remove(key);
    await transaction.deleteFrom('unclaimed_object').where('object_key', '=', note.object_key).execute();
    return true;
  });
}
