import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';

const KEY_BYTES = 24;

/** What became of an object: `isClaimed` if a row has its key now. */
export interface Claimed<T> {
  readonly outcome: T;
  readonly isClaimed: boolean;
}

export interface ObjectToKeep<T> {
  readonly siteId: string;
  /** Never used before: a former object may be noted under it for the clean-up job. */
  readonly key: string;
  /** Writes the object. */
  readonly write: () => Promise<void>;
  /** Stores its key in a row, unless another request was faster or something else is in the way. */
  readonly claim: (trx: Transaction<Tables>) => Promise<Claimed<T>>;
}

export interface KeepDeps {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'remove'>;
  /** Runs the claim; in a plain transaction if absent. */
  readonly transact?: <R>(run: (trx: Transaction<Tables>) => Promise<R>) => Promise<R>;
}

/** A random key for an object. */
export function newObjectKey(folder = 'uploads'): string {
  return `${folder}/${randomBytes(KEY_BYTES).toString('hex')}`;
}

/**
 * Writes an object and claims it, completely or not at all. Its key is noted before, and the note is deleted with the claim:
 * whenever the process ends, the clean-up job finds what nobody has claimed. What is not claimed is removed at once.
 */
export async function keepObject<T>(
  { db, objects, transact = (run) => db.transaction().execute(run) }: KeepDeps,
  { siteId, key, write, claim }: ObjectToKeep<T>,
): Promise<T> {
  await db.insertInto('unclaimed_object').values({ object_key: key, site_id: siteId }).execute();
  await write();
  // If the outcome is unknown, the object stays, and the note leaves it to the clean-up job.
  const { outcome, isClaimed } = await transact(async (trx) => {
    const claimed = await claim(trx);
    if (claimed.isClaimed && !(await takeNote(trx, key)))
      throw new Error('An uploaded file was swept before it was claimed. Please upload it again.');
    return claimed;
  });
  if (!isClaimed) {
    await objects.remove(key);
    await takeNote(db, key);
  }
  return outcome;
}

async function takeNote(db: Database, key: string): Promise<boolean> {
  const note = await db
    .deleteFrom('unclaimed_object')
    .where('object_key', '=', key)
    .returning('object_key')
    .executeTakeFirst();
  return note !== undefined;
}
