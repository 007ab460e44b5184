import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { takeProductsLock } from '../catalogue/products-lock';
import { pictureWithPreview } from '../directory/picture-of';
import { bumpRevision } from '../directory/revision';
import { fileAddress } from '../file/file-address';
import { takeImportLock } from '../import/import-lock';
import { takePagesLock } from '../page-content/pages-lock';
import { followFile, type FollowedFile } from './follow-file';
import { findLibraryFile, type LibraryRow } from './library-row';

/** Makes imports, publications and saves of products, which copy what they read of files, wait until the transaction ends. */
export async function lockFiles(trx: Transaction<Tables>, siteId: string): Promise<void> {
  await takeImportLock(trx);
  await takePagesLock(trx, siteId);
  await takeProductsLock(trx, siteId);
}

/** Changes files in one transaction with a new site revision. */
export function changingFiles<T>(
  db: Database,
  siteId: string,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      await lockFiles(trx, siteId);
      const changed = await change(trx);
      await bumpRevision(trx, siteId);
      return changed;
    }),
  );
}

/** Writes a changed file wherever the site has a copy of it. */
export async function followChanged(trx: Transaction<Tables>, siteId: string, id: string): Promise<void> {
  const row = await findLibraryFile(trx, { siteId, id });
  if (row) await followFile(trx, siteId, followedOf(row));
}

function followedOf(row: LibraryRow): FollowedFile {
  const { id, content_type: contentType } = row;
  if (row.kind !== 'picture') return { prefix: `/api/files/${id}/`, address: fileAddress(row), contentType };
  const picture = pictureWithPreview(row);
  return { prefix: `/images/${id}/`, address: picture.src, contentType, picture };
}

/** Notes bytes that no row uses after the transaction, for the clean-up job. */
export async function noteUnclaimed(
  trx: Transaction<Tables>,
  siteId: string,
  keys: readonly (string | null)[],
): Promise<void> {
  const rows = keys.flatMap((key) => (key === null ? [] : [{ object_key: key, site_id: siteId }]));
  if (rows.length === 0) return;
  await trx
    .insertInto('unclaimed_object')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Bytes of all files of a site. */
export async function siteBytes(trx: Transaction<Tables>, siteId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((select sum(bytes) from asset where site_id = ${siteId}), 0)
      + coalesce((select sum(bytes) from site_file where site_id = ${siteId}), 0) as bytes`.execute(trx);
  return Number(rows[0]?.bytes ?? 0);
}
