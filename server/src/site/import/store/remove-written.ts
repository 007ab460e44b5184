import { sql } from 'kysely';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import { takeImportLock } from '../import-lock';

/**
 * Removes the bytes that a failed import has written, except those of a stored picture: a commit may have succeeded
 * although its response was lost. Rejects without removing anything if the database is unavailable.
 */
export async function removeWritten(
  { db, objects }: { readonly db: Database; readonly objects: ObjectStore },
  written: readonly string[],
): Promise<void> {
  if (written.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // Waits for a pending commit, and keeps other imports from claiming the same bytes.
    await takeImportLock(transaction);
    const rows = await transaction
      .selectFrom('asset')
      .select('object_key')
      .where('object_key', '=', sql<string>`any(${written}::text[])`)
      .unionAll(
        transaction
          .selectFrom('product_file')
          .select('object_key')
          .where('object_key', '=', sql<string>`any(${written}::text[])`),
      )
      .unionAll(
        transaction
          .selectFrom('site_file')
          .select('object_key')
          .where('object_key', '=', sql<string>`any(${written}::text[])`),
      )
      .execute();
    const claimed = new Set(rows.map((row) => row.object_key));
    for (const key of written) if (!claimed.has(key)) await objects.remove(key);
  });
}
