import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { Services } from '../../services';

const KEY_BYTES = 24;

export interface ObjectToKeep {
  readonly siteId: string;
  /** First part of its key; `uploads` if absent. */
  readonly folder?: string;
  /** Writes the object. */
  readonly write: (key: string) => Promise<void>;
  /** Stores its key in a row; false if another request was faster. */
  readonly claim: (trx: Transaction<Tables>, key: string) => Promise<boolean>;
}

export interface KeepDeps extends Pick<Services, 'db'> {
  /** Runs the claim; in a plain transaction if absent. */
  readonly transact?: <T>(run: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
}

/**
 * Writes an object and claims it, completely or not at all; false if it was not claimed. Its key is noted before, and the note is
 * deleted with the claim: whenever the process ends, the clean-up job finds what nobody has claimed.
 */
export async function keepObject(
  { db, transact = (run) => db.transaction().execute(run) }: KeepDeps,
  { siteId, folder = 'uploads', write, claim }: ObjectToKeep,
): Promise<boolean> {
  const key = `${folder}/${randomBytes(KEY_BYTES).toString('hex')}`;
  await db.insertInto('unclaimed_object').values({ object_key: key, site_id: siteId }).execute();
  await write(key);
  return transact(async (trx) => {
    if (!(await claim(trx, key))) return false;
    const note = await trx
      .deleteFrom('unclaimed_object')
      .where('object_key', '=', key)
      .returning('object_key')
      .execute();
    if (note.length === 0) throw new Error('A part of an upload was deleted before it was claimed.');
    return true;
  });
}
