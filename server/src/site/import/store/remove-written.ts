import { sql } from 'kysely';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import { takeImportLock } from '../import-lock';

/**
 * Removes the bytes that an import has written which failed, but for those a picture has: a commit may have been made whose
 * answer was lost. Rejects, and removes nothing, where the database cannot be asked.
 */
export async function removeWritten(
  { db, objects }: { readonly db: Database; readonly objects: ObjectStore },
  written: readonly string[],
): Promise<void> {
  if (written.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // A commit that is still being made ends first, and no other import claims the same bytes meanwhile.
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
      .execute();
    const claimed = new Set(rows.map((row) => row.object_key));
    for (const key of written) if (!claimed.has(key)) await objects.remove(key);
  });
}
