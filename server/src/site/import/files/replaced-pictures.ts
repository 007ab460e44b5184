import { sql, type Transaction } from 'kysely';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { picturesKeys } from '../../image/picture-keys';
import { inChunks } from '../store/in-chunks';

/** Notes bytes that are unused after the transaction; if the process exits, the sweep removes them. */
export async function noteReplaced(
  transaction: Transaction<Tables>,
  siteId: string,
  keys: readonly string[],
): Promise<void> {
  for (const some of inChunks(keys))
    await transaction
      .insertInto('unclaimed_object')
      .values(some.map((key) => ({ object_key: key, site_id: siteId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Deletes notes of bytes that a picture uses again; waits for a running removal. */
export async function claimAgain(transaction: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('unclaimed_object')
    .where('object_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** Removes the noted bytes in all sizes, and their notes, except bytes that are used again. */
export async function forgetReplaced(
  { db, objects }: { readonly db: Database; readonly objects: ObjectStore },
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await db.transaction().execute(async (transaction) => {
      const note = await transaction
        .deleteFrom('unclaimed_object')
        .where('object_key', '=', key)
        .returning('object_key')
        .executeTakeFirst();
      if (note) for (const each of picturesKeys(key)) await objects.remove(each);
    });
}
